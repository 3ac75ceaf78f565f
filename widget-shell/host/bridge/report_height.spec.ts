import { reportHeight, type WidthWatch } from './report_height'

function rig() {
  const frames: (() => void)[] = []
  const sent: unknown[] = []
  let resize: (widthPx: number) => void = () => {}
  const watch: WidthWatch = {
    observe(_element, changed) {
      resize = changed
      return () => (resize = () => {})
    },
    nextFrame: (run) => frames.push(run),
  }
  const report = reportHeight(document.body, { send: (_action, data) => sent.push(data) }, watch)
  return {
    report,
    sent,
    frames,
    resize: (widthPx: number) => resize(widthPx),
    frame: () => frames.splice(0).forEach((run) => run()),
  }
}

test.each([
  [302, 307],
  [428, 307],
  [600, 430],
  [800, 574],
])('%i px wide it asks for %i px of height', (width, height) => {
  const { resize, frame, sent } = rig()
  resize(width)
  frame()
  expect(sent).toEqual([{ width, height }])
})

test('many changes within a frame are told once, and a change below 1 px never', () => {
  const { resize, frame, frames, sent } = rig()
  resize(500)
  resize(600)
  expect(frames).toHaveLength(1)
  frame()
  resize(600.3)
  frame()
  expect(sent).toEqual([{ width: 600, height: 430 }])
})

test('a dialog gets more room and gives it back', () => {
  const { report, resize, frame, sent } = rig()
  resize(428)
  frame()
  report.askForMore(300)
  frame()
  report.askForMore(0)
  frame()
  expect(sent.map((size) => (size as { height: number }).height)).toEqual([307, 607, 307])
})

test('a widget without width says nothing', () => {
  const { resize, frame, sent } = rig()
  resize(0)
  frame()
  expect(sent).toEqual([])
})
