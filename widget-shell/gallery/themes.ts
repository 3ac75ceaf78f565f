export const THEME_NAMES = ['platform', 'daily-fold', 'la-sobremesa', 'night-owl'] as const

/** Three partners as far apart as partners are, each by the properties of its widget theme; both schemes wear them. */
export const THEMES: Record<(typeof THEME_NAMES)[number], Record<string, string>> = {
  'platform': {},
  'daily-fold': {
    'color-side-a': '#c8102e',
    'color-side-a-ink': '#ffffff',
    'color-side-b': '#2f6ea8',
    'color-side-b-ink': '#ffffff',
    'color-accent': '#e0b04c',
    'color-accent-ink': '#1b1300',
    'radius-card': '6px',
    'radius-answer': '4px',
    'radius-pill': '4px',
    'font-family': 'Georgia, Liberation Serif, serif',
  },
  'la-sobremesa': {
    'color-side-a': '#e2703a',
    'color-side-a-ink': '#1f0d04',
    'color-side-b': '#1b5e57',
    'color-side-b-ink': '#ffffff',
    'color-accent': '#f4c95d',
    'color-accent-ink': '#211800',
    'radius-card': '28px',
    'radius-answer': '22px',
  },
  'night-owl': {
    'color-side-a': '#ff6fb1',
    'color-side-a-ink': '#26020f',
    'color-side-b': '#3446d6',
    'color-side-b-ink': '#ffffff',
    'color-accent': '#5ff2d0',
    'color-accent-ink': '#04211b',
    'radius-card': '12px',
    'slant': '0px',
  },
}
