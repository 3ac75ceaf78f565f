import { rejectionBy, type TransitionRule } from '@sidepick/rules/transition_rules'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components'
import { faultOf, useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import button from '../../ui/act.css'
import { Facts, Panel } from '../../ui/page'
import type { ChosenVariants } from './chosen_variants'

const TEST_MS = 5_000

/** A demo's server alone has it, so that the description of the API does not. */
const TEST_CALL = '/demo/test'

/** What the demo's server understood. */
interface TestAnswer {
  variants: Record<string, string>
  e2eAutomatedTest: boolean
}

type Said = { fault: string } | { answer: TestAnswer }

/** A screen that is left by the same rules as those of a visit, and then tells a demo's server which variants it had. */
export function TestTimer({ variants }: { variants: ChosenVariants }) {
  const { text, http } = useConsole()
  const timer = useTimer()
  const [said, setSaid] = useState<Said | null>(null)
  const rules: readonly TransitionRule[] = [
    { type: 'timeoutComplete', key: 'test', errorMessage: text('test.notOver') },
  ]

  async function leave() {
    const rejection = rejectionBy(rules, { facts: {}, timers: { test: timer.now } })
    if (rejection !== null) return setSaid({ fault: rejection })
    // Browsers say themselves when a program drives them.
    const e2eAutomatedTest = Boolean(navigator.webdriver)
    const body = { variants: Object.fromEntries(variants), e2eAutomatedTest }
    try {
      const answer = await http(TEST_CALL, { method: 'POST', body })
      setSaid({ answer: answer as TestAnswer })
    } catch (error) {
      const { status } = error as { status?: number }
      setSaid({ fault: status === 404 ? text('test.noDemo') : faultOf(error, text) })
    }
  }

  return (
    <Panel title={text('test.title')}>
      <p>{text('test.hint', { seconds: TEST_MS / 1_000 })}</p>
      <p role="status">{text(`test.${timer.state}`)}</p>
      <div className={formStyles.ways}>
        <Button className={`${button.button} ${button.plain}`} onPress={timer.start}>
          {text('test.start')}
        </Button>
        <Button className={`${button.button} ${button.main}`} onPress={() => void leave()}>
          {text('test.leave')}
        </Button>
      </div>
      {said && 'fault' in said && <p role="alert">{said.fault}</p>}
      {said && 'answer' in said && (
        <Facts
          facts={[
            [text('try.variants'), variantsText(said.answer.variants) || text('try.without')],
            [text('test.automated'), text(said.answer.e2eAutomatedTest ? 'yes' : 'no')],
          ]}
        />
      )}
    </Panel>
  )
}

const variantsText = (variants: TestAnswer['variants']) =>
  Object.entries(variants)
    .map(([key, variant]) => `${key}: ${variant}`)
    .join(', ')

/** The timer of the test, as a visit keeps its timers. */
function useTimer() {
  const [state, setState] = useState<'idle' | 'running' | 'over'>('idle')
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (turn === 0) return
    const timeout = setTimeout(() => setState('over'), TEST_MS)
    return () => clearTimeout(timeout)
  }, [turn])
  const isOver = state === 'over'
  return {
    state,
    now: { completed: isOver, remainingMs: isOver ? 0 : TEST_MS },
    start() {
      setState('running')
      setTurn(turn + 1)
    },
  }
}
