/** Global name of a remote's container, as card-kit's build gives it: `play-cards` becomes `playCards`. */
export const containerOf = (remoteId: string) =>
  remoteId.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
