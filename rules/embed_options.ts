import { LAUNCHERS, type Launcher } from './display_modes.js'
import { languageTag } from './languages.js'
import { isOn, optionText, pixels } from './read_option.js'
import { DISPLAY_MODES, type DisplayMode, type Language } from './types.js'

/**
 * The options of a widget. Each with a plain value is also an attribute: `refUser` is `data-vs-ref-user`. The table in
 * docs/embedding.md is generated from this interface.
 */
export interface MountOptions {
  /** Id of the widget. This or `custom` is required. */
  widget?: string
  /** Short name of a custom URL, which knows its widget. */
  custom?: string
  /**
   * Id of the game to show first.
   *
   * @defaultValue the playlist's order
   */
  game?: string
  /**
   * Display mode: how large the widget is, and where it goes while it is played.
   *
   * @defaultValue the widget's own, then `inline`
   */
  mode?: DisplayMode
  /**
   * Look: a built-in one, or a partner's on its own pages and widgets.
   *
   * @defaultValue `default`
   */
  flavour?: string
  /**
   * Language of the interface and the games.
   *
   * @defaultValue the rule for your site, then `en-us`
   */
  lang?: Language
  /** User id of the player who shared the page. */
  refUser?: string
  /** Loads at once and starts docked, in display modes that dock; elsewhere the console says why not. */
  startDocked?: boolean
  /** Loads at once, wherever it stands on the page. */
  eager?: boolean
  /** What opens a widget that stands nowhere in the text, see Launchers. The launcher sets it. */
  launcher?: Launcher
  /** A bar of 86 px, which grows over the lines below with the first click. */
  mini?: boolean
  /** Stays muted until the player turns the sound on. */
  muted?: boolean
  /**
   * Colours; `auto` follows the reader's system.
   *
   * @defaultValue `auto`
   */
  colorScheme?: 'auto' | 'light' | 'dark'
  /**
   * `off` suggests no account. Games beyond the free ones still need one.
   *
   * @defaultValue `on`
   */
  signUpPrompts?: 'on' | 'off'
  /**
   * `off` keeps advertising out.
   *
   * @defaultValue `auto`
   */
  ads?: 'auto' | 'off'
  /**
   * `off` keeps the widget's measurements from your page.
   *
   * @defaultValue `on`
   */
  analyticsBridge?: 'on' | 'off'
  /** Values of your own, written as `section=sport&author=7`: each `analytics` event brings them back in `properties`. */
  hidden?: string
  /** `utm_source` of links that players share. */
  utmSource?: string
  /** `utm_medium` of these links. */
  utmMedium?: string
  /** `utm_campaign` of these links. */
  utmCampaign?: string
  /** `utm_term` of these links. */
  utmTerm?: string
  /** `utm_content` of these links. */
  utmContent?: string
  /** Path of a page of ours to open in place of the game, on sites that may show it. */
  targetUrl?: string
  /**
   * Greatest width in CSS px.
   *
   * @defaultValue the theme's, at most 800; see “Display modes”
   */
  maxWidth?: number
  /** What the page is about, in words. */
  query?: string
  /** Pictures of the page; without a `query`, the first description is the search text. */
  assets?: { description: string }[]
}

type Kind = 'flag' | 'number' | 'language' | 'text' | 'fields' | 'object'

/** How an attribute spells a value of this type; a closed set lists its values. */
type Spelling<Value> = [Value] extends [boolean]
  ? 'flag'
  : [Value] extends [number]
    ? 'number'
    : [Value] extends [Language]
      ? 'language'
      : [Value] extends [string]
        ? string extends Value
          ? 'text' | 'fields'
          : readonly Value[]
        : 'object'

/** What each option's value looks like. */
export const OPTION_VALUES: {
  readonly [Name in keyof MountOptions]-?: Spelling<NonNullable<MountOptions[Name]>>
} = {
  widget: 'text',
  custom: 'text',
  game: 'text',
  mode: DISPLAY_MODES,
  flavour: 'text',
  lang: 'language',
  refUser: 'text',
  startDocked: 'flag',
  eager: 'flag',
  launcher: LAUNCHERS,
  mini: 'flag',
  muted: 'flag',
  colorScheme: ['auto', 'light', 'dark'],
  signUpPrompts: ['on', 'off'],
  ads: ['auto', 'off'],
  analyticsBridge: ['on', 'off'],
  hidden: 'fields',
  utmSource: 'text',
  utmMedium: 'text',
  utmCampaign: 'text',
  utmTerm: 'text',
  utmContent: 'text',
  targetUrl: 'text',
  maxWidth: 'number',
  query: 'text',
  assets: 'object',
}

/** `refUser` is `ref-user`. */
export const attributeOf = (option: string) =>
  option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const SOME = (text: string) => text || undefined

/** What a text of each kind means; nothing for one that means nothing. */
const READERS: Record<Kind, (text: string) => string | undefined> = {
  text: SOME,
  object: SOME,
  fields: (text) => (/^[^=&]+=[^&]*(&[^=&]+=[^&]*)*$/.test(text) ? text : undefined),
  flag: (text) => (isOn(text) ? 'true' : text === 'false' ? text : undefined),
  number: (text) => (pixels(text) === undefined ? undefined : text),
  language: languageTag,
}

/**
 * What an option means, whoever reads it: the text of its value, one of a closed set as we write it; nothing where it was
 * not given, means nothing, or is no option. Pages choose name and value.
 */
export function readOption(name: string, value: unknown): string | undefined {
  const text = optionText(value)
  if (text === undefined || !Object.hasOwn(OPTION_VALUES, name)) return undefined
  const values = OPTION_VALUES[name as keyof typeof OPTION_VALUES]
  if (typeof values === 'string') return READERS[values](text)
  return values.find((one) => one === text)
}
