import firstQuestionConfig from './first_question.webpack.config.mjs'

/** The script that stands inside the page of a drawing: one small file, built as the entry page's. */
export default function checkDrawingConfig() {
  return {
    ...firstQuestionConfig(),
    name: 'check_drawing',
    entry: { check_drawing: './fair/check_drawing_page.ts' },
  }
}
