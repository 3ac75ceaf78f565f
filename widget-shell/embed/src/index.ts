export type { EventName, VSWidgetGlobal, WidgetEvents, WidgetHandle } from '../../loader/contract'
export type { MountOptions } from '@sidepick/rules/embed_options'
export { loadLoader, type LoaderSource } from './loader_script'
export { mount, type Embed, type EmbedOptions } from './mount'
