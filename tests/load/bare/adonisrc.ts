import { defineConfig } from '@adonisjs/core/app'

/** The framework and nothing else: what a route costs before it does anything. */
export default defineConfig({ providers: [() => import('@adonisjs/core/providers/app_provider')] })
