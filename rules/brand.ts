/** The mark of the product, wherever it is drawn: two leaning shards, the two sides of every question. */
export const BRAND_MARK = {
  width: 43,
  height: 32,
  shards: [
    { fill: '#ff6b4a', path: 'M5 3h15.5l-5 26H5a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z' },
    { fill: '#5b4bff', path: 'M23.5 3H38a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H18.5z' },
  ],
} as const
