/** Miners dig for the treasure, saboteurs among them dig for failure. */
import { plug } from "../ui";
import { look } from "./look";
import { offers } from "./offers";
import "./page.css";
import { results } from "./results";
import { scene } from "./scene";
import { seats } from "./seats";
import { story } from "./story";
import { texts } from "./texts";

export const classic = plug({ texts, look, scene, seats, offers, story, results });
