import { useEffect, useState } from 'react'
import { LOCALES } from '@sidepick/rules/types'
import { allStates, ContactSheet, frameUrl, isFound, OneState } from './desk_view'
import styles from './gallery.css'
import type { ShownRemote } from './load_galleries'
import {
  fromQuery,
  MOTIONS,
  SCHEMES,
  TEXT_PERCENTS,
  toQuery,
  VIEWS,
  WIDTHS_PX,
  type Desk,
  type ShownState,
} from './selection'
import { THEME_NAMES } from './themes'

/** What the address asks for, or the first state there is. */
function deskOf(remotes: ShownRemote[], query: string): Desk | null {
  const asked = fromQuery(query)
  const states = allStates(remotes)
  const isThere = states.some(
    ({ remote, component, state }) =>
      remote === asked.remote && component === asked.component && state === asked.state
  )
  const first = states[0]
  return isThere ? asked : (first ?? null) && { ...asked, ...first }
}

interface ChoiceProps<Value extends string> {
  legend: string
  values: readonly Value[]
  value: Value
  choose: (value: Value) => void
}

function Choice<Value extends string>({ legend, values, value, choose }: ChoiceProps<Value>) {
  return (
    <label className={styles.choice}>
      {legend}
      <select
        value={value}
        onChange={(event) => {
          const chosen = values.find((one) => one === event.target.value)
          if (chosen !== undefined) choose(chosen)
        }}
      >
        {values.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </label>
  )
}

interface PartProps {
  remotes: ShownRemote[]
  desk: Desk
  choose: (changes: Partial<Desk>) => void
}

function States({ remotes, desk, choose }: PartProps) {
  const { search } = desk
  const states = allStates(remotes)
  const found = states.filter((state) => isFound(state, search))
  return (
    <nav className={styles.states} aria-label="Cards and screens">
      <input
        type="search"
        className={styles.search}
        aria-label="Search cards, screens and states"
        placeholder={`Search ${states.length} states`}
        value={search}
        onChange={(event) => choose({ search: event.target.value })}
      />
      {found.length === 0 && <p role="status">Nothing has these words in its name.</p>}
      {remotes.map(({ entry, gallery }) => (
        <section key={entry.id}>
          <h2>{entry.id}</h2>
          {Object.keys(gallery).map((component) => (
            <StatesOf
              key={component}
              states={found.filter((one) => one.remote === entry.id && one.component === component)}
              desk={desk}
              choose={choose}
            />
          ))}
        </section>
      ))}
    </nav>
  )
}

function StatesOf({ states, desk, choose }: Omit<PartProps, 'remotes'> & { states: ShownState[] }) {
  const [first] = states
  if (!first) return null
  const isHere = first.remote === desk.remote && first.component === desk.component
  return (
    <details open={desk.search !== '' || isHere}>
      <summary>
        {first.component} <small>{states.length}</small>
      </summary>
      {states.map((state) => (
        <button
          key={state.state}
          type="button"
          aria-current={isHere && state.state === desk.state}
          onClick={() => choose({ ...state, view: 'one' })}
        >
          {state.state}
        </button>
      ))}
    </details>
  )
}

function Switches({ desk, choose }: Omit<PartProps, 'remotes'>) {
  return (
    <>
      <Choice legend="View" values={VIEWS} value={desk.view} choose={(view) => choose({ view })} />
      <Choice
        legend="Width"
        values={WIDTHS_PX}
        value={desk.width}
        choose={(width) => choose({ width })}
      />
      <Choice
        legend="Theme"
        values={THEME_NAMES}
        value={desk.theme}
        choose={(theme) => choose({ theme })}
      />
      <Choice
        legend="Scheme"
        values={SCHEMES}
        value={desk.scheme}
        choose={(scheme) => choose({ scheme })}
      />
      <Choice
        legend="Language"
        values={LOCALES}
        value={desk.locale}
        choose={(locale) => choose({ locale })}
      />
      <Choice
        legend="Text %"
        values={TEXT_PERCENTS}
        value={desk.text}
        choose={(text) => choose({ text })}
      />
      <Choice
        legend="Motion"
        values={MOTIONS}
        value={desk.motion}
        choose={(motion) => choose({ motion })}
      />
    </>
  )
}

/** Every card and screen with its states beside, and switches for how they are drawn above. The address names what is shown. */
export function IndexView({ remotes }: { remotes: ShownRemote[] }) {
  const [desk, setDesk] = useState(() => deskOf(remotes, location.search))
  const query = desk && toQuery(desk)
  useEffect(() => {
    if (query) history.replaceState(null, '', `?${query}`)
  }, [query])
  if (!desk) return <p role="alert">No remote shows any state.</p>
  const choose = (changes: Partial<Desk>) => setDesk({ ...desk, ...changes })
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Cards and screens</h1>
        <Switches desk={desk} choose={choose} />
        <a href={frameUrl(desk)} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </header>
      <States remotes={remotes} desk={desk} choose={choose} />
      <main className={styles.desk}>
        {desk.view === 'one' ? (
          <OneState desk={desk} />
        ) : (
          <ContactSheet remotes={remotes} desk={desk} choose={choose} />
        )}
      </main>
    </div>
  )
}
