/** Where does the page begin? */

import { mount } from "svelte";
import App from "./App.svelte";
import { keepFocus } from "./lib/page/focus";
import { renewOnLoss } from "./lib/page/renewal";
import "./style.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
keepFocus();
renewOnLoss();
