import { createStore } from './store'
import { contain, injectSliceFor } from './inject_slice'
import { toastDismissed, toastRaised, widthMeasured } from './widget_slice'

const flush = () => new Promise<void>((resolve) => queueMicrotask(resolve))

describe('the store', () => {
  test('keeps one toast; dismissing an older one leaves the newer', () => {
    const { store } = createStore()
    store.dispatch(toastRaised({ text: 'One', kind: 'info' }))
    const first = store.getState().widget.toast?.id ?? 0
    store.dispatch(toastRaised({ text: 'Two', kind: 'error' }))
    store.dispatch(toastDismissed(first))
    expect(store.getState().widget.toast?.text).toBe('Two')
  })

  test('runs middleware that joins later', () => {
    const { store, addMiddleware } = createStore()
    const seen: string[] = []
    addMiddleware(() => (next) => (action) => {
      seen.push((action as { type: string }).type)
      return next(action)
    })
    store.dispatch(widthMeasured(428))
    expect(seen).toEqual(['widget/widthMeasured'])
    expect(store.getState().widget.widthPx).toBe(428)
  })
})

describe("a remote's slice", () => {
  const counter = {
    name: 'whatever',
    reducer: (state = 0, action: { type: string }) => (action.type === 'count' ? state + 1 : state),
  }

  test('lives under the id of the remote, whatever it calls itself', () => {
    const app = createStore()
    injectSliceFor('partner', app, () => undefined)(counter as never)
    app.store.dispatch({ type: 'count' })
    expect(app.store.getState()).toMatchObject({ partner: 1 })
    expect(app.store.getState()).not.toHaveProperty('whatever')
  })

  test('that throws keeps its state, fails once, and every dispatch of the page still works', async () => {
    const app = createStore()
    const failed = jest.fn()
    const reducer = (state = 7, action: { type: string }) => {
      if (action.type === 'count') throw new Error('broken')
      return state
    }
    injectSliceFor('partner', app, failed)({ name: 'x', reducer } as never)
    app.store.dispatch({ type: 'count' })
    app.store.dispatch({ type: 'count' })
    app.store.dispatch(widthMeasured(302))
    await flush()
    expect(failed).toHaveBeenCalledTimes(1)
    expect(app.store.getState()).toMatchObject({ partner: 7, widget: { widthPx: 302 } })
  })

  test('that throws from the start holds null', () => {
    const reducer = contain(
      () => {
        throw new Error('broken')
      },
      () => undefined
    )
    expect(reducer(undefined, { type: '@@init' })).toBeNull()
  })
})
