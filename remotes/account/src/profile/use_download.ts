import { useHost, type Emit } from '@sidepick/card-kit'
import { isRefused } from '@sidepick/card-kit/http_refusal'
import { useSubmit } from '@sidepick/card-kit/forms/use_submit'
import type { ProfileText } from './profile_text'

const FILE_NAME = 'sidepick-data.json'

/** Hands a text to the browser as a file to keep. */
function save(name: string, content: string) {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** Fetches everything that is held of the player, and keeps it as a file. */
export function useDownload({ text, emit }: { text: ProfileText; emit: Emit }) {
  const { http } = useHost()
  const { busy, submit } = useSubmit()
  const run = async () => {
    try {
      const data = await http('GET /v1/profiles/export')
      save(FILE_NAME, JSON.stringify(data, null, 2))
    } catch (error) {
      console.error('The data of the player did not come', error)
      const stale = isRefused<'GET /v1/profiles/export'>(error, 'E_SIGN_IN_AGAIN')
      emit('toast', { kind: 'error', text: text(stale ? 'download_fresh' : 'download_failed') })
    }
  }
  return { busy, start: () => void submit(run) }
}
