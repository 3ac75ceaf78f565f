/** A page fills its frame or window. */
export const PAGE_STYLE = 'html,body{height:100%;margin:0}'
