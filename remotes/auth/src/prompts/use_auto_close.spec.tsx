import { act, renderHook } from '@testing-library/react'
import { useAutoClose } from './use_auto_close'

function start(durationMs = 7000) {
  const onClose = jest.fn()
  const hook = renderHook(({ held }) => useAutoClose({ durationMs, held, onClose }), {
    initialProps: { held: false },
  })
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  return { onClose, pass, ...hook }
}

describe('useAutoClose', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('closes once, when the time is over', () => {
    const { onClose, pass, result } = start()
    pass(6750)
    expect(result.current.secondsLeft).toBe(1)
    expect(onClose).not.toHaveBeenCalled()
    pass(250)
    pass(60_000)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stands still while it is held, and goes on with what was left', () => {
    const { onClose, pass, rerender } = start()
    pass(4000)
    rerender({ held: true })
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    rerender({ held: false })
    pass(2750)
    expect(onClose).not.toHaveBeenCalled()
    pass(250)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stands still while nobody sees the page', () => {
    const { onClose, pass } = start()
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    pass(60_000)
    expect(onClose).not.toHaveBeenCalled()
    hidden.mockRestore()
    pass(7000)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stays for who asked to keep it open', () => {
    const { onClose, pass, result } = start()
    act(() => result.current.keepOpen())
    pass(60_000)
    expect(result.current.running).toBe(false)
    expect(onClose).not.toHaveBeenCalled()
  })
})
