/** Id of the foot of a page: what stands above it was read when the browser comes to it. */
export const FOOT = 'foot'
