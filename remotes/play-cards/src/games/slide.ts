import { prefersStill } from '@sidepick/card-kit/ui/prefers_still'

const SLIDE_MS = 280

/** Lets the new picture and question come in from where the carousel turned: 1 from below, -1 from above. */
export function slide(stage: Element | null, by: 1 | -1) {
  if (!stage || prefersStill()) return
  for (const part of stage.querySelectorAll('.vs-panel--video, [data-slot="text"]')) {
    part.animate([{ transform: `translateY(${24 * by}px)`, opacity: 0.3 }, {}], {
      duration: SLIDE_MS,
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    })
  }
}
