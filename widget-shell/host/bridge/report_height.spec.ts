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
  const report = reportHeight(
    document.body,
    { send: (_action, data) => sent.push(data) },
    {},
    watch
  )
  return {
    report,
    sent,
    frames,
    resize: (widthPx: number) => resize(widthPx),
    frame: () => frames.splice(0).forEach((run) => run()),
  }
}

test.each([
  [302, 607],
  [428, 607],
  [600, 730],
  [800, 874],
])(
  '%i px wide it asks for %i px of height for a dialog, and for nothing before',
  (width, height) => {
    const { report, resize, frame, sent } = rig()
    resize(width)
    frame()
    expect(sent).toEqual([])
    report.askForMore(300)
    frame()
    expect(sent).toEqual([{ height }])
  }
)

test('many changes within a frame are told once, and a change below 1 px never', () => {
  const { report, resize, frame, frames, sent } = rig()
  report.askForMore(300)
  resize(500)
  resize(600)
  expect(frames).toHaveLength(1)
  frame()
  resize(600.3)
  frame()
  expect(sent).toEqual([{ height: 730 }])
})

test('a dialog gives its room back', () => {
  const { report, resize, frame, sent } = rig()
  resize(428)
  report.askForMore(300)
  frame()
  report.askForMore(0)
  frame()
  expect(sent.map((size) => (size as { height: number }).height)).toEqual([607, 307])
})

test('a widget without width says nothing', () => {
  const { resize, frame, sent } = rig()
  resize(0)
  frame()
  expect(sent).toEqual([])
})

test.each([
  [302, 537],
  [428, 761],
  [800, 761],
])(
  '%i px wide it asks for %i px of height for a tall video, and for a dialog on top',
  (width, height) => {
    const { report, resize, frame, sent } = rig()
    resize(width)
    report.standTall()
    frame()
    expect(sent).toEqual([{ height }])
    report.askForMore(300)
    frame()
    expect(sent.at(-1)).toEqual({ height: height + 300 })
  }
)

test('what the frame has more belongs to the dialog, until the page has taken it back', () => {
  const { report, resize, frame } = rig()
  const padding = () => document.body.style.paddingBottom
  jest.spyOn(document.body, 'clientHeight', 'get').mockReturnValue(307)
  resize(428)
  expect(padding()).toBe('')
  report.askForMore(300)
  const held = padding()
  expect(held).toContain('307px')
  frame()
  resize(428)
  expect(padding()).toBe(held)
  report.askForMore(0)
  frame()
  expect(padding()).toBe(held)
  resize(428)
  expect(padding()).toBe('')
})

test('the game has its room again also where the page takes nothing back', () => {
  jest.useFakeTimers()
  const { report, resize } = rig()
  resize(428)
  report.askForMore(300)
  report.askForMore(0)
  expect(document.body.style.paddingBottom).not.toBe('')
  jest.advanceTimersByTime(500)
  expect(document.body.style.paddingBottom).toBe('')
  report.askForMore(300)
  report.askForMore(0)
  report.askForMore(300)
  jest.advanceTimersByTime(500)
  expect(document.body.style.paddingBottom).not.toBe('')
  jest.useRealTimers()
})

test('a dialog leaves the room that the stage keeps at its foot', () => {
  document.body.style.setProperty('padding-bottom', '160px')
  const { report, resize } = rig()
  const computed = jest
    .spyOn(window, 'getComputedStyle')
    .mockReturnValue({ paddingBottom: '160px' } as CSSStyleDeclaration)
  resize(428)
  report.askForMore(300)
  expect(document.body.style.paddingBottom).toContain('160px')
  computed.mockRestore()
})

test('the frame is low from the request for a dialog until it has grown', () => {
  const { report, resize } = rig()
  const innerHeight = jest.replaceProperty(window, 'innerHeight', 307)
  resize(428)
  expect(report.isLow()).toBe(false)
  report.askForMore(300)
  expect(report.isLow()).toBe(true)
  innerHeight.replaceValue(607)
  expect(report.isLow()).toBe(false)
  innerHeight.restore()
})
