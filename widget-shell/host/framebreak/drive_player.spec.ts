import type { FrameBreakState } from '../bridge/page_data'
import { aGame } from '../testing/fixtures'
import { drivePlayer } from './drive_player'

const shown = {
  adsDisabled: true,
  componentRules: [{ componentName: 'PassiveVideo' }],
} as FrameBreakState
const silent = aGame({
  videoUrls: { mp4720: '/media/a.mp4', poster: null },
  metadata: { speechMarks: [] },
})

test('what is spoken comes after the video, and the layer is told its captions once more', () => {
  const sent: [action: string, data: unknown][] = []
  const send = (action: string, data: unknown) => void sent.push([action, data])
  const player = drivePlayer({ send }, 'https://quiz.example/go/x')
  const spoken = {
    ...silent,
    metadata: { speechMarks: [{ type: 'word' as const, value: 'Tea', time: 120 }] },
  }
  for (const game of [silent, silent, spoken, spoken]) player(shown, game)
  const video = { src: 'https://quiz.example/media/a.mp4', poster: '' }
  const captions = [{ startMs: 120, endMs: 3_120, text: 'Tea' }]
  expect(sent.filter(([action]) => action === 'framebreak_player_load')).toEqual([
    ['framebreak_player_load', { ...video, captions: [] }],
    ['framebreak_player_load', { ...video, captions }],
  ])
})
