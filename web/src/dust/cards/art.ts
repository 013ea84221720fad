/** How is each ability drawn? A sky of its own colour, where its rays come from, and a picture in 160 by 100. Our own drawings. */

export interface Drawing {
  sky: string;
  /** Where the rays come from. */
  sun: readonly [number, number];
  /** Shapes of the classes a (ink), b (paper), c (light), l and l2 (lines). */
  shapes: string;
}

export const DRAWINGS: Record<string, Drawing> = {
  "raketen-truppen": {
    sky: "#a4442c",
    sun: [80,118],
    shapes:
      "<g transform='translate(46 44) rotate(14) scale(1)'><path class='a' d='M0-26c5 6 6.5 12 6.5 20v18h-13V-6c0-8 1.5-14 6.5-20z'/><path class='b' d='M-6.5-3h13v4h-13z'/><path class='a' d='M-6.5 4l-7 9v6l7-4zM6.5 4l7 9v6l-7-4z'/><path class='c' d='M-5 14h10L0 40z'/></g><g transform='translate(80 34) rotate(14) scale(1.1)'><path class='a' d='M0-26c5 6 6.5 12 6.5 20v18h-13V-6c0-8 1.5-14 6.5-20z'/><path class='b' d='M-6.5-3h13v4h-13z'/><path class='a' d='M-6.5 4l-7 9v6l7-4zM6.5 4l7 9v6l-7-4z'/><path class='c' d='M-5 14h10L0 40z'/></g><g transform='translate(114 46) rotate(14) scale(1)'><path class='a' d='M0-26c5 6 6.5 12 6.5 20v18h-13V-6c0-8 1.5-14 6.5-20z'/><path class='b' d='M-6.5-3h13v4h-13z'/><path class='a' d='M-6.5 4l-7 9v6l7-4zM6.5 4l7 9v6l-7-4z'/><path class='c' d='M-5 14h10L0 40z'/></g><path class='a' d='M0 92h160v8H0zM20 84h44l6 8H14z'/>",
  },
  "nurse": {
    sky: "#3f7a70",
    sun: [80,48],
    shapes:
      "<path class='b' d='M80 90C46 68 34 52 34 36c0-12 9-21 21-21 11 0 20 6 25 15 5-9 14-15 25-15 12 0 21 9 21 21 0 16-12 32-46 54z'/><path class='a' d='M73 34h14v12h12v14H87v12H73V60H61V46h12z'/>",
  },
  "secret-weapon": {
    sky: "#5b4a86",
    sun: [80,26],
    shapes:
      "<path class='a' d='M62 100l8-58h20l8 58zM66 48h28v5H66zM63 62h34v5H63zM60 76h40v5H60z'/><circle class='b' cx='80' cy='27' r='17'/><circle class='a' cx='80' cy='27' r='9'/><path class='c' d='M64 22L40 12l8 12-22 4 24 7-5 10 21-12zM96 22l24-10-8 12 22 4-24 7 5 10-21-12z'/>",
  },
  "diplomat": {
    sky: "#7c6a35",
    sun: [80,50],
    shapes:
      "<path class='b' d='M44 14h66c8 0 8 12 0 12h-2v56c0 5-4 8-8 8H50c-8 0-8-12 0-12h2V26h-8c-8 0-8-12 0-12z'/><path class='a' d='M60 34h40v3H60zM60 43h40v3H60zM60 52h28v3H60z'/><path class='c' d='M105.9 68.5L108.4 68.8L108.4 71.2L105.9 71.5L105.5 73.4L107.6 74.7L106.5 76.9L104.2 76.1L103 77.6L104.3 79.7L102.4 81.2L100.6 79.4L98.9 80.3L99.1 82.8L96.8 83.3L96 81L94 81L93.2 83.3L90.9 82.8L91.1 80.3L89.4 79.4L87.6 81.2L85.7 79.7L87 77.6L85.8 76.1L83.5 76.9L82.4 74.7L84.5 73.4L84.1 71.5L81.6 71.2L81.6 68.8L84.1 68.5L84.5 66.6L82.4 65.3L83.5 63.1L85.8 63.9L87 62.4L85.7 60.3L87.6 58.8L89.4 60.6L91.1 59.7L90.9 57.2L93.2 56.7L94 59L96 59L96.8 56.7L99.1 57.2L98.9 59.7L100.6 60.6L102.4 58.8L104.3 60.3L103 62.4L104.2 63.9L106.5 63.1L107.6 65.3L105.5 66.6Z'/><path class='a' d='M90 80l-3 15 8-5 8 5-3-15z'/><path class='a' d='M128 10c-18 10-34 32-42 52l-3 9 8-5c18-12 34-32 37-56z'/>",
  },
  "alien-radar": {
    sky: "#2f6a6a",
    sun: [112,24],
    shapes:
      "<path class='a' d='M36 30c-2 26 16 46 46 48L36 30z'/><path class='a' d='M56 70l-12 30h52l-16-24z'/><path class='b' d='M36 30l46 48c4-3 4-8 0-14L50 32c-5-5-10-5-14-2z'/><path class='a' d='M64 50l28-22 4 4-26 24z'/><circle class='c' cx='97' cy='27' r='6'/><path class='l' d='M108 14a22 22 0 0 1 6 24M117 7a34 34 0 0 1 9 37M126 0a46 46 0 0 1 12 50'/>",
  },
  "koshka": {
    sky: "#8a4a3a",
    sun: [80,56],
    shapes:
      "<path class='a' d='M46 12l20 18c9-3 19-3 28 0l20-18c5 16 5 30 3 42-3 22-18 36-37 36S46 76 43 54c-2-12-2-26 3-42z'/><path class='b' d='M54 50c8-6 16-3 20 5-8 4-16 2-20-5zM106 50c-8-6-16-3-20 5 8 4 16 2 20-5z'/><path class='a' d='M63 49h4v7h-4zM93 49h4v7h-4z'/><path class='c' d='M74 66h12l-6 7z'/><path class='l' d='M26 60l30 6M26 74l30-2M134 60l-30 6M134 74l-30-2'/>",
  },
  "mech-dropper": {
    sky: "#4a6c8c",
    sun: [80,40],
    shapes:
      "<path class='b' d='M28 40C28 14 52 2 80 2s52 12 52 38c-6-6-14-6-17 0-6-7-14-7-18 0-5-7-12-7-17 0-5-7-12-7-17 0-4-7-12-7-18 0-3-6-11-6-17 0z'/><path class='a' d='M63 40c0-20 6-36 17-38 11 2 17 18 17 38-5-7-12-7-17 0-5-7-12-7-17 0z'/><path class='l' d='M28 40l42 22M132 40L90 62M63 40l12 20M97 40L85 60'/><path class='a' d='M17 4h14l4.5 4v8.5L31 21H17l-4.5-4.5V8zM18.5 8.5v4.5h11V8.5zM1 8h10v3.2H1zM4 12.5h7V18H4zM37 8h10v3.2H37zM37 12.5h7V18h-7zM18 22.3h5.2l-1.7 5.2-4.3 4.30.6 3.2h3.4v3.5H8.5V35h3.3l-1.5-5.5 6-3.2zM30 22.3h-5.2l1.7 5.2 4.3 4.3-0.6 3.2h-3.4v3.5h12.7V35h-3.3l1.5-5.5-6-3.2z' fill-rule='evenodd' transform='translate(54 54) scale(1.1) '/>",
  },
  "ace-of-the-sky": {
    sky: "#3b6aa0",
    sun: [80,52],
    shapes:
      "<path class='a' d='M24 1.5c1.7 2.3 2.5 6 2.5 10.5L43 21.3c0.80.5 1.2 1.2 1.2 2.2v2.6l-17.8-3.5-0.9 8.8 6.1 4v2.7L24 36.6l-7.6 1.5v-2.7l6.1-4-0.9-8.8-17.8 3.5v-2.6c0-1 0.4-1.7 1.2-2.2L21.5 12c0-4.50.8-8.2 2.5-10.5z' fill-rule='evenodd' transform='translate(38 2) scale(1.8) '/><path class='b' d='M46 88l5-9 5 9zM104 88l5-9 5 9z'/><path class='c' d='M12 1.5l3.2 6.9 7.50.9-5.5 5.2 1.4 7.5L12 18.3 5.4 22l1.4-7.5L1.3 9.3l7.5-0.9z' transform='translate(68 34)'/><path class='b' d='M0 86c20-8 30 4 44 0s22-8 36-2 26 4 40 0 26-4 40 2v14H0z'/>",
  },
  "mech-builder": {
    sky: "#5f6b45",
    sun: [80,50],
    shapes:
      "<path class='b' d='M116.7 45.7L125 46.5L125 53.5L116.7 54.3L115.6 60L122.9 63.9L120.2 70.5L112.3 68.1L109.1 72.9L114.3 79.3L109.3 84.3L102.9 79.1L98.1 82.3L100.5 90.2L93.9 92.9L90 85.6L84.3 86.7L83.5 95L76.5 95L75.7 86.7L70 85.6L66.1 92.9L59.5 90.2L61.9 82.3L57.1 79.1L50.7 84.3L45.7 79.3L50.9 72.9L47.7 68.1L39.8 70.5L37.1 63.9L44.4 60L43.3 54.3L35 53.5L35 46.5L43.3 45.7L44.4 40L37.1 36.1L39.8 29.5L47.7 31.9L50.9 27.1L45.7 20.7L50.7 15.7L57.1 20.9L61.9 17.7L59.5 9.8L66.1 7.1L70 14.4L75.7 13.3L76.5 5L83.5 5L84.3 13.3L90 14.4L93.9 7.1L100.5 9.8L98.1 17.7L102.9 20.9L109.3 15.7L114.3 20.7L109.1 27.1L112.3 31.9L120.2 29.5L122.9 36.1L115.6 40Z'/><circle class='c' cx='80' cy='50' r='29'/><path class='a' d='M17 4h14l4.5 4v8.5L31 21H17l-4.5-4.5V8zM18.5 8.5v4.5h11V8.5zM1 8h10v3.2H1zM4 12.5h7V18H4zM37 8h10v3.2H37zM37 12.5h7V18h-7zM18 22.3h5.2l-1.7 5.2-4.3 4.30.6 3.2h3.4v3.5H8.5V35h3.3l-1.5-5.5 6-3.2zM30 22.3h-5.2l1.7 5.2 4.3 4.3-0.6 3.2h-3.4v3.5h12.7V35h-3.3l1.5-5.5-6-3.2z' fill-rule='evenodd' transform='translate(54 27) scale(1.1) '/>",
  },
  "sigrid": {
    sky: "#86613a",
    sun: [80,60],
    shapes:
      "<path class='a' d='M52 64c0-26 10-44 28-44s28 18 28 44v12H90V64H70v12H52z'/><path class='b' d='M76 14h8v40h-8zM52 60h56v6H52z'/><path class='b' d='M48 62C30 56 16 38 14 10c10 8 18 12 26 14-6 2-8 4-10 6 8 2 14 5 20 10-5 1-8 2-10 5 6 2 8 4 10 8zM112 62c18-6 32-24 34-52-10 8-18 12-26 14 6 2 8 4 10 6-8 2-14 5-20 10 5 1 8 2 10 5-6 2-8 4-10 8z'/><path class='c' d='M66 70h28v6c0 9-6 16-14 20-8-4-14-11-14-20z'/><path class='a' d='M78 66h4v22h-4z'/>",
  },
  "ballistic-missiles": {
    sky: "#94433b",
    sun: [112,30],
    shapes:
      "<path class='b' d='M-10 112a90 62 0 0 1 180 0z'/><path class='l2' d='M80 50v50M20 72c30 10 90 10 120 0M46 56c-14 20-20 30-22 44M114 56c14 20 20 30 22 44'/><path class='l' stroke-dasharray='5 4' d='M20 74C34 26 66 6 98 18'/><g transform='translate(112 28) rotate(108) scale(0.9)'><path class='a' d='M0-26c5 6 6.5 12 6.5 20v18h-13V-6c0-8 1.5-14 6.5-20z'/><path class='b' d='M-6.5-3h13v4h-13z'/><path class='a' d='M-6.5 4l-7 9v6l7-4zM6.5 4l7 9v6l-7-4z'/><path class='c' d='M-5 14h10L0 40z'/></g>",
  },
};
