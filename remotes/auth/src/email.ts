/** One @ with something before it and a domain of two parts after it; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

export const isEmail = (text: string) => EMAIL.test(text.trim())
