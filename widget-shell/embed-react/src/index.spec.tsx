import { createRef, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { act, render } from '@testing-library/react'
import type { WidgetHandle } from '@sidepick/embed'
import { arrive, asked, emptyPage, fail, settled } from '../../embed/testing/arriving_loader'
import { APP, send } from '../../loader/testing/fake_page'
import { SidepickWidget } from './index'

const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
const boxes = () => document.querySelectorAll('iframe, [data-testid=quiz] > div > div')
const options = { origin: APP, widget: 'w1' }

beforeEach(() => {
  emptyPage()
  errors.mockClear()
})

afterEach(() => expect(errors).not.toHaveBeenCalled())

describe('the React component', () => {
  it('is drawn by a server as the place that it will take', () => {
    const html = renderToString(<SidepickWidget {...options} className="quiz" />)
    expect(html).toContain('class="quiz"')
    expect(html).toContain('aspect-ratio:428 / 307')
    expect(html).toContain('min-height:307px')
    expect(asked()).toHaveLength(0)
  })

  it.each([
    ['sidebar', { mode: 'sidebar' }, 'max-width:300px;min-height:600px'],
    ['a narrow inline box', { maxWidth: 500 }, 'max-width:500px;min-height:307px'],
    ['a mini bar', { mini: true }, 'min-height:86px'],
    ['a playlist', { mode: 'playlist' }, 'padding-bottom:clamp('],
  ] as const)('keeps the place of %s', (_, props, style) => {
    expect(renderToString(<SidepickWidget {...options} {...props} />)).toContain(style)
  })

  it('shows one widget in StrictMode, and its handle', async () => {
    const handle = createRef<WidgetHandle>()
    const { container } = render(
      <StrictMode>
        <SidepickWidget {...options} handleRef={handle} />
      </StrictMode>
    )
    await act(arrive)
    expect(asked()).toHaveLength(1)
    expect(container.firstElementChild?.children).toHaveLength(1)
    expect(handle.current?.iframe.src).toContain(`${APP}/go/`)
    expect(container.querySelector<HTMLElement>('div')?.style.minHeight).toBe('')
  })

  it('calls the listener of the last drawing, without showing the widget anew', async () => {
    const handle = createRef<WidgetHandle>()
    const heard: string[] = []
    const draw = (name: string) => (
      <SidepickWidget {...options} handleRef={handle} onLogout={() => heard.push(name)} />
    )
    const { rerender } = render(draw('first'))
    await act(arrive)
    const before = handle.current as WidgetHandle
    rerender(draw('second'))
    expect(handle.current).toBe(before)
    document.body.append(before.iframe)
    send(before, 'vs_hello', {})
    send(before, 'vs_logout', {})
    await act(settled)
    expect(heard).toEqual(['second'])
  })

  it('shows another widget when an option changes', async () => {
    const handle = createRef<WidgetHandle>()
    const { rerender, container } = render(<SidepickWidget {...options} handleRef={handle} />)
    await act(arrive)
    const before = handle.current?.id
    rerender(<SidepickWidget {...options} widget="w2" handleRef={handle} />)
    await act(async () => undefined)
    expect(handle.current?.id).not.toBe(before)
    expect(container.firstElementChild?.children).toHaveLength(1)
  })

  it('takes its widget with it, and comes back', async () => {
    const handle = createRef<WidgetHandle>()
    const first = render(<SidepickWidget {...options} handleRef={handle} />)
    await act(arrive)
    first.unmount()
    expect(handle.current).toBeNull()
    expect(boxes()).toHaveLength(0)
    const second = render(<SidepickWidget {...options} handleRef={handle} />)
    await act(async () => undefined)
    expect(second.container.firstElementChild?.children).toHaveLength(1)
  })

  it('tells that the loader did not come', async () => {
    const failures: string[] = []
    render(<SidepickWidget {...options} onFailure={({ message }) => failures.push(message)} />)
    await act(fail)
    expect(failures).toHaveLength(1)
    errors.mockClear()
  })
})
