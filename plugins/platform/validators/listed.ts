/** Values between commas, as an address has them: `image,pdf`. */
export const listed = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)
