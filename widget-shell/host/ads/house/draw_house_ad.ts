import type { Locale } from '@sidepick/rules/types'
import styles from './house.css'
import type { HouseCreative } from './house_creatives'
import { houseTexts } from './house_texts'

const SVG = 'http://www.w3.org/2000/svg'

function drawing({ paths }: HouseCreative): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 100 100')
  svg.setAttribute('aria-hidden', 'true')
  svg.classList.add(styles.art!)
  for (const { d, fill, opacity = 1 } of paths) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('d', d)
    path.setAttribute('fill', fill)
    path.setAttribute('opacity', String(opacity))
    svg.append(path)
  }
  return svg
}

/** One of our own ads, as large as what it is put into; as a film its parts arrive one after the other. */
export function drawHouseAd(creative: HouseCreative, locale: Locale, kind: 'banner' | 'film') {
  const texts = houseTexts(locale)
  const ad = document.createElement('div')
  ad.className = [styles.ad, styles[creative.palette], kind === 'film' ? styles.film : '']
    .filter(Boolean)
    .join(' ')
  ad.dataset.houseAd = creative.id
  const copy = document.createElement('div')
  copy.className = styles.copy!
  const words: [HouseCreative['title'], string | undefined][] = [
    [creative.title, styles.title],
    [creative.line, styles.line],
  ]
  for (const [text, className] of words) {
    const line = document.createElement('p')
    line.className = className!
    line.textContent = texts(text)
    copy.append(line)
  }
  ad.append(drawing(creative), copy)
  return {
    element: ad,
    setPaused: (paused: boolean) => void ad.classList.toggle(styles.paused!, paused),
  }
}
