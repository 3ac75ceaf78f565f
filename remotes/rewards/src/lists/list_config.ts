/** Items that come at once; scrolling to the end brings as many more. */
export const pageSize = 10
