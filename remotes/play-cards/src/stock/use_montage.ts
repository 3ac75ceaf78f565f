import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GameMedia } from '@sidepick/rules/types'
import { picturesOf } from './pictures_of'
import { montage } from './stock_config'

const NONE: ReadonlySet<string> = new Set()
const including = (set: ReadonlySet<string>, file: string) => new Set([...set, file])

/**
 * The pictures of a game for the place that `place` is given to, and whether they may start: once all have come or are lost, or
 * have been waited for. A file that did not come is left out, and asked for again once the browser is online.
 */
export function useMontage(assets: readonly GameMedia[], withFilms: boolean) {
  const place = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState<number | null>(null)
  const [lostFiles, setLostFiles] = useState(NONE)
  const [cameFiles, setCameFiles] = useState(NONE)
  const [waited, setWaited] = useState(false)

  useLayoutEffect(() => setWidthPx(place.current?.clientWidth ?? 0), [])
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), montage.preloadMs)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const again = () => setLostFiles(NONE)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [])

  const pictures = useMemo(() => {
    // The file follows the place, so none is asked for before that is measured.
    const found = widthPx === null ? [] : picturesOf(assets, widthPx, lostFiles)
    return withFilms ? found : found.map((picture) => ({ ...picture, film: null }))
  }, [assets, widthPx, lostFiles, withFilms])

  const came = useCallback(
    (file: string) =>
      setCameFiles((before) => (before.has(file) ? before : including(before, file))),
    []
  )
  const lost = useCallback((file: string) => setLostFiles((before) => including(before, file)), [])
  const isThere = pictures.every(({ src, film }) => cameFiles.has(film ?? src))
  return { place, widthPx, pictures, ready: pictures.length > 0 && (waited || isThere), came, lost }
}
