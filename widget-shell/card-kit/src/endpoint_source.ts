import type { EndpointBuilder } from './contract'

/**
 * The base of generated endpoints: `injectEndpoints` returns the builder, which `defineEndpoints` injects into the
 * host's API once that has loaded.
 */
export const endpointSource = {
  injectEndpoints: <Endpoints extends Record<string, unknown>>(options: {
    endpoints: (build: EndpointBuilder) => Endpoints
    overrideExisting?: boolean
  }): ((build: EndpointBuilder) => Endpoints) => options.endpoints,
}
