import type { HostTexts } from '../messages/texts'
import { MessageView } from './message_view'

interface Props {
  texts: HostTexts
  retry: () => void
}

/** For an expected error. */
export function GenericErrorView({ texts, retry, message }: Props & { message: string }) {
  const action = { label: texts('error.retry'), run: retry }
  return <MessageView headline={texts('error.title')} text={message} action={action} />
}

/** For unexpected errors: a card that threw, a remote that failed to load. */
export function OopsView({ texts, retry }: Props) {
  const action = { label: texts('error.retry'), run: retry }
  return <MessageView headline={texts('oops.title')} text={texts('oops.text')} action={action} />
}

export function EmptyView({ texts }: Pick<Props, 'texts'>) {
  return <MessageView text={texts('empty.text')} />
}
