import type { PayloadAction } from '@reduxjs/toolkit'

type CaseReducers<State> = Record<string, (state: State, payload: never) => State>

type ActionsOf<State, Cases extends CaseReducers<State>> = {
  [Name in keyof Cases]: Parameters<Cases[Name]>[1] extends undefined
    ? () => PayloadAction<undefined>
    : (payload: Parameters<Cases[Name]>[1]) => PayloadAction<Parameters<Cases[Name]>[1]>
}

interface PlainSlice<Path extends string, State, Cases extends CaseReducers<State>> {
  reducerPath: Path
  reducer: (state: State | undefined, action: { type: string }) => State
  actions: ActionsOf<State, Cases>
}

/**
 * createSlice without Immer, which would add 4.7 KB gzip before the first question for three simple slices. RTK Query
 * loads Immer later.
 */
export function plainSlice<Path extends string, State>(path: Path, initialState: State) {
  return <Cases extends CaseReducers<State>>(cases: Cases): PlainSlice<Path, State, Cases> => {
    const names = Object.keys(cases)
    const actions = names.map((name) => [
      name,
      (payload: unknown) => ({ type: `${path}/${name}`, payload }),
    ])
    return {
      reducerPath: path,
      reducer(state = initialState, action) {
        const name = names.find((one) => action.type === `${path}/${one}`)
        const reduce = name === undefined ? undefined : cases[name]
        return reduce ? reduce(state, (action as PayloadAction<never>).payload) : state
      },
      actions: Object.fromEntries(actions) as ActionsOf<State, Cases>,
    }
  }
}
