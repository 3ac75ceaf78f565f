/** Of the benchmarks' servers, which share a database. */
export const APP_KEY = 'q7Zr2vKx9TnB4wLm8sYc1HdJ6pGf3EaU'
