/** A soft knock when it is one's turn: two short tones, made here, nothing to load. */
let context: AudioContext | null = null;

export function knock(): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime + 0.02;
    tone(context, 392, start);
    tone(context, 523, start + 0.14);
  } catch {
    // Without sound the title still tells.
  }
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const voice = audio.createOscillator();
  const volume = audio.createGain();
  voice.type = "triangle";
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + 0.4);
}
