import { installFakePage, startLoader } from '../../loader/testing/fake_page'

/** Every element that asks for a loader, in order. */
export const asked = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script')].filter((script) =>
    script.src.includes('/embed/')
  )

/** A page without a loader. */
export function emptyPage() {
  installFakePage()
  document.head.innerHTML = ''
  delete window.VSWidget
}

/** The script that was asked for arrives: the loader itself runs, as its file would run it. */
export async function arrive() {
  window.VSWidget = startLoader()
  asked().at(-1)?.dispatchEvent(new Event('load'))
  await settled()
}

export async function fail() {
  asked().at(-1)?.dispatchEvent(new Event('error'))
  await settled()
}

/** Every promise that waits for something that is there has gone on. */
export const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
