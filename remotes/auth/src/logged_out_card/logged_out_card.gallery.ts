import type { GalleryStates } from '@sidepick/card-kit'

const rule = { componentName: 'LoggedOutCard', panel: 'mainPanel', position: 'modal' }
const position = 'modal'

export const states: GalleryStates = {
  'a partner': {
    props: { position, rule: { ...rule, props: { partner: 'Lumen', provider: 'microsoft' } } },
  },
  'a partner of many words': {
    props: { position, rule: { ...rule, props: { partner: 'The Daily Fold Rewards Club' } } },
  },
  'nobody named': { props: { position, rule } },
}
