const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Text as a cue of WebVTT holds it: `<` would begin a tag and hide what follows. */
export const cueText = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
