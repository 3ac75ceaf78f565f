import type { GalleryStates } from '@sidepick/card-kit'

const params = { supplier: 'google' }

export const states: GalleryStates = {
  working: { props: { params } },
  done: { props: { params, props: { state: 'done' } } },
  failed: { props: { params, props: { state: 'failed' } } },
  denied: { props: { params, query: { error: 'access_denied' } } },
}
