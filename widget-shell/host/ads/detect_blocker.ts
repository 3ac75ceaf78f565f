/** Classes and address that lists of ad blockers name. */
const BAIT_CLASSES = 'ad ads adsbox ad-banner textAd pub_300x250'
const BAIT_FILE = '/bait/ads.js'

/** How long a blocker is given to hide the bait, in milliseconds. */
const SETTLES_MS = 100

/** Whether an element is hidden that looks like an ad, or a file of our own server does not come that is named as one. */
export async function detectBlocker(document: Document, fetchFile = fetch): Promise<boolean> {
  const bait = document.createElement('div')
  bait.className = BAIT_CLASSES
  bait.setAttribute('aria-hidden', 'true')
  bait.style.cssText = 'position:absolute;left:-999px;width:1px;height:1px'
  document.body.append(bait)
  const file = fetchFile(BAIT_FILE, { cache: 'no-store', credentials: 'omit' }).then(
    () => false,
    // Without a network every file fails, which says nothing.
    () => document.defaultView?.navigator.onLine !== false
  )
  await new Promise((resolve) => setTimeout(resolve, SETTLES_MS))
  const style = document.defaultView?.getComputedStyle(bait)
  const hidden = style?.display === 'none' || style?.visibility === 'hidden'
  bait.remove()
  return hidden || file
}
