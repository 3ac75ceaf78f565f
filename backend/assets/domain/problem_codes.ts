export const assetProblems = {
  E_FILE_SIZE: { status: 413, message: 'Upload error, try again' },
  E_FILE_TYPE: { status: 415, message: 'File type not supported' },
} as const

declare module '#shared/problem_codes' {
  interface ProblemTables {
    assets: typeof assetProblems
  }
}
