/** A name for one thing that is to be made, however often it is sent; also where a page is not on a safe line. */
export const newCallKey = () => `page-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`
