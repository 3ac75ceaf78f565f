import { combineSlices, configureStore, createDynamicMiddleware } from '@reduxjs/toolkit'
import type { Middleware, Reducer } from '@reduxjs/toolkit'
import { modalsSlice } from './modals_slice'
import { playSlice } from './play_slice'
import { sessionSlice } from './session_slice'
import { widgetSlice } from './widget_slice'

export type AppStore = ReturnType<typeof createStore>
export type RootState = ReturnType<AppStore['store']['getState']>
export type AppDispatch = AppStore['store']['dispatch']

/**
 * The page's store. Reducers and middleware that load later are added with the two functions beside it, and apply from
 * the next action on.
 */
export function createStore() {
  const rootReducer = combineSlices(modalsSlice, playSlice, sessionSlice, widgetSlice)
  const later = createDynamicMiddleware()
  const store = configureStore({
    reducer: rootReducer,
    // Checks are off, because the state holds the engine's frozen data and walking it on every tick is expensive.
    middleware: (defaults) =>
      defaults({ serializableCheck: false, immutableCheck: false }).concat(later.middleware),
    devTools: false,
  })
  return {
    store,
    injectReducer(reducerPath: string, reducer: Reducer) {
      rootReducer.inject({ reducerPath, reducer } as never)
      store.dispatch({ type: 'store/reducer_injected', payload: reducerPath })
    },
    addMiddleware: (middleware: Middleware) => later.addMiddleware(middleware),
  }
}
