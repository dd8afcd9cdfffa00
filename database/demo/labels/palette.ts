import type { Dice } from './seed.js'

/** Colours of one label; `dark` is the strongest colour that carries light type. */
export interface Palette {
  paper: string
  ink: string
  accent: string
  second: string
  soft: string
  capsule: string
  band: string
}

type Row = readonly [
  paper: string,
  ink: string,
  accent: string,
  second: string,
  soft: string,
  capsule: string,
  band: string,
]

const of = ([paper, ink, accent, second, soft, capsule, band]: Row): Palette => ({
  paper,
  ink,
  accent,
  second,
  soft,
  capsule,
  band,
})

const ROWS = {
  classic: [
    ['#f6efdd', '#2a211b', '#b0893f', '#7a182f', '#d9cba8', '#5c1122', '#b0893f'],
    ['#faf6ec', '#1f1a17', '#9c7a34', '#1d3a2c', '#dcd2b8', '#1b2e25', '#b0893f'],
    ['#f3ead2', '#241c16', '#a5772d', '#26304f', '#d8c79e', '#1c2542', '#c19a4b'],
    ['#fbf8f1', '#2b2320', '#b38d4a', '#8c2f22', '#e2d9c6', '#191716', '#b0893f'],
    ['#efe3c6', '#33241a', '#8e6427', '#5a1620', '#cdb98b', '#a3823c', '#5a1620'],
  ],
  earth: [
    ['#f2e8d5', '#32261c', '#b5622e', '#7d3b1f', '#d3b78f', '#7d3b1f', '#d9b07a'],
    ['#ece5d6', '#2e2a24', '#8c7a55', '#4d4534', '#c6b998', '#3b352a', '#b9a576'],
    ['#e9dcc3', '#3a2418', '#a33f24', '#5f2416', '#cfae84', '#5f2416', '#e0b483'],
    ['#f5efe2', '#2b2622', '#6f7a4f', '#3f4a2c', '#c4c5a0', '#3f4a2c', '#c9b56b'],
  ],
  sea: [
    ['#fbfaf4', '#1d3b52', '#e07a3f', '#3c7ea3', '#bcd8df', '#f1ece0', '#3c7ea3'],
    ['#f4f7f3', '#17445a', '#d8a43a', '#2b8a94', '#b6dcd7', '#2b8a94', '#f4f7f3'],
    ['#fdf6ee', '#274060', '#e2725b', '#6a9fb5', '#f3c9b4', '#e9b8a4', '#274060'],
    ['#f7f5ec', '#20465f', '#c8553d', '#58a0b8', '#cfe3e4', '#20465f', '#e7d9b5'],
  ],
  cold: [
    ['#f5f7f7', '#22323f', '#5b86a3', '#2f4f66', '#c5d5dd', '#2f4f66', '#d4dde2'],
    ['#f7f6f1', '#2a3138', '#b5453a', '#4b6574', '#cdd6d8', '#b5453a', '#f7f6f1'],
    ['#eef2ef', '#1f3530', '#c39b45', '#3d6b60', '#bcd0c6', '#3d6b60', '#d5c389'],
  ],
  green: [
    ['#f8f5ea', '#26352a', '#7a9a4a', '#35553b', '#cfdcb8', '#35553b', '#d3c37d'],
    ['#f4f1e2', '#2c3322', '#c08a2e', '#5a6f33', '#d7d7ac', '#5a6f33', '#e6d9a0'],
    ['#fbf9f2', '#24342f', '#c9695a', '#4b7a66', '#cfe0d3', '#c9a94f', '#24342f'],
  ],
  bright: [
    ['#fdf8ec', '#1f1c1a', '#d8412f', '#f0b429', '#f5d9c2', '#d8412f', '#fdf8ec'],
    ['#f9f3e6', '#22223b', '#3d5a98', '#e07a5f', '#d6dbe8', '#3d5a98', '#f2cc8f'],
    ['#fff7ea', '#2b2020', '#e86a4a', '#3a7d6b', '#f3cdb5', '#3a7d6b', '#fff7ea'],
    ['#f6f3ee', '#1d1d1d', '#7b2d5b', '#d9a441', '#e0cfd8', '#7b2d5b', '#d9a441'],
  ],
  night: [
    ['#161a22', '#efe6cf', '#c9a452', '#3a4660', '#2a3140', '#161a22', '#c9a452'],
    ['#1f2a24', '#f0e9d4', '#c7a24e', '#42584a', '#304036', '#b8934a', '#1f2a24'],
    ['#2a1218', '#f3e6d3', '#c8a05a', '#6b2a37', '#451d27', '#2a1218', '#c8a05a'],
    ['#1d1b1a', '#f2ede4', '#c2b280', '#4a443e', '#34302c', '#1d1b1a', '#d8cfae'],
  ],
  gold: [
    ['#f7f0da', '#3a2a10', '#c08a1e', '#8a5a12', '#ead9a6', '#c9a13c', '#8a5a12'],
    ['#fdfaf0', '#3b2c14', '#c79a3a', '#a05a1c', '#f0e2b8', '#e3cf8e', '#a05a1c'],
    ['#fbf3e0', '#2f2412', '#b8862b', '#46602f', '#ecdcae', '#46602f', '#d9b85f'],
  ],
} as const satisfies Record<string, readonly Row[]>

export type Mood = keyof typeof ROWS

/** The colours of an estate: always the same for one seed. */
export function paletteOf(mood: Mood, dice: Dice): Palette {
  return of(dice.pick<Row>(ROWS[mood]))
}
