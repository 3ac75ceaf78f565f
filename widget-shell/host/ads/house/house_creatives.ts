import type { HouseText } from './house_texts'

/** One of our own ads: words, colours and a drawing. */
export interface HouseCreative {
  id: string
  title: HouseText
  line: HouseText
  palette: 'night' | 'dusk' | 'lagoon'
  /** Paths of a drawing on 100 by 100. */
  paths: readonly { d: string; fill: string; opacity?: number }[]
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0z`

export const HOUSE_CREATIVES: readonly HouseCreative[] = [
  {
    id: 'two-sides',
    title: 'sides_title',
    line: 'sides_line',
    palette: 'night',
    paths: [
      { d: circle(38, 46, 28), fill: '#ffd166' },
      { d: circle(64, 58, 28), fill: '#ff6b8a', opacity: 0.86 },
    ],
  },
  {
    id: 'points',
    title: 'points_title',
    line: 'points_line',
    palette: 'dusk',
    paths: [
      { d: circle(50, 50, 34), fill: '#ffd166' },
      { d: circle(50, 50, 26), fill: '#f4a62a' },
      { d: 'M50 30l6 13 14 2-10 10 2 14-12-7-12 7 2-14-10-10 14-2z', fill: '#fff4d1' },
    ],
  },
  {
    id: 'board',
    title: 'board_title',
    line: 'board_line',
    palette: 'lagoon',
    paths: [
      { d: 'M14 60h22v30h-22z', fill: '#7ee0c6' },
      { d: 'M39 38h22v52h-22z', fill: '#ffd166' },
      { d: 'M64 70h22v20h-22z', fill: '#4fb7d9' },
      { d: circle(50, 24, 9), fill: '#fff4d1' },
    ],
  },
]
