import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import { TextDecoder, TextEncoder } from 'node:util'

// Every browser has them, jsdom does not.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// What is waited for comes at once on an idle machine; a busy one is no failure.
configure({ asyncUtilTimeout: 10_000 })
