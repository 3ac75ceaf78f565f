import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  DialogTrigger,
  Popover,
} from 'react-aria-components'
import { useConsole } from '../app/console_context'
import button from '../ui/act.css'
import styles from './list.css'

interface Props {
  columns: readonly { id: string; label: string }[]
  hidden: readonly string[]
  show: (id: string, shown: boolean) => void
}

/** Which columns of a list are shown; the first one, which names the row, always is. */
export function ChooseColumns({ columns, hidden, show }: Props) {
  const { text } = useConsole()
  return (
    <DialogTrigger>
      <Button className={`${button.button} ${button.plain}`}>{text('list.columns')}</Button>
      <Popover className={styles.popover}>
        <Dialog className={styles.choose} aria-label={text('list.columns')}>
          <CheckboxGroup
            aria-label={text('list.columns')}
            value={columns
              .filter(({ id }, index) => index === 0 || !hidden.includes(id))
              .map(({ id }) => id)}
            onChange={(ids) => {
              for (const { id } of columns.slice(1)) {
                if (ids.includes(id) === hidden.includes(id)) show(id, ids.includes(id))
              }
            }}
          >
            {columns.map(({ id, label }, index) => (
              <Checkbox key={id} value={id} isDisabled={index === 0} className={styles.checkbox}>
                <span className={styles.box} aria-hidden="true" />
                {label}
              </Checkbox>
            ))}
          </CheckboxGroup>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
