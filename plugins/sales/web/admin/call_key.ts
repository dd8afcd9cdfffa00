/** A name for one thing that is to be made, however often it is sent; also where a page is not on a safe line. */
export const newCallKey = () => `page-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`
