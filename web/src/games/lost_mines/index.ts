/** Two clans race through the wilderness to four mines. */
import { plug } from "../ui";
import { look } from "./look";
import { offers } from "./offers";
import "./page.css";
import { results } from "./results";
import { scene } from "./scene";
import { seats } from "./seats";
import { story } from "./story";
import { texts } from "./texts";

export const lostMines = plug({ texts, look, scene, seats, offers, story, results });
