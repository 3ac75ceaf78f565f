/** Rate limits: a part of `game`. */
export const rateLimits = {
  loginFailuresPerEmail: { requests: 5, seconds: 900 },
  /** For a browser that has signed in to the account before. */
  loginFailuresPerDevice: { requests: 5, seconds: 900 },
  /** Browsers that become known devices of an account, by a sign-in with its password. */
  newDevicesPerEmail: { requests: 20, seconds: 24 * 60 * 60 },
  loginPerAddress: { requests: 20, seconds: 900 },
  signUpPerAddress: { requests: 10, seconds: 3_600 },
  emailChecksPerAddress: { requests: 10, seconds: 60 },
  usernameChecksPerAddress: { requests: 30, seconds: 60 },
  passwordChangesPerPlayer: { requests: 5, seconds: 900 },
  proofFailuresPerPlayer: { requests: 5, seconds: 900 },
  /** Requested mails of one kind to one target: one a minute, and so many a day. */
  mailsPerMinute: { requests: 1, seconds: 60 },
  mailsPerDay: { requests: 5, seconds: 24 * 60 * 60 },
  refreshPerFamily: { requests: 60, seconds: 60 },
  complaintsPerAddress: { requests: 10, seconds: 3_600 },
  playsPerPlayer: { requests: 60, seconds: 60 },
  widgetsPerAddress: { requests: 120, seconds: 60 },
  /** A widget polls once a second, and a whole school may have one address. */
  handoffsPerAddress: { requests: 1_200, seconds: 60 },
  /** A visit sends a batch every five seconds, failures at once, and a whole school may have one address. */
  analyticsPerAddress: { requests: 1_200, seconds: 60 },
  /** Releases that partners offer: each one is fetched and run. */
  partnerBundlesPerAddress: { requests: 20, seconds: 60 },
  bundlesPerPerson: { requests: 10, seconds: 60 },
  /** Each looks up as many widgets as a page may have. */
  embedChecksPerAddress: { requests: 30, seconds: 60 },
  /** Each draws a picture, or has one drawn. */
  picturesPerAddress: { requests: 60, seconds: 60 },
  otherPerAddress: { requests: 300, seconds: 60 },
} as const
