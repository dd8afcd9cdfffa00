/** The same without what was left out, at any depth: an absent field keeps what is there, which an undefined one must not hide. */
export function given<T extends object>(input: T): Given<T> {
  return JSON.parse(JSON.stringify(input)) as Given<T>
}

type Given<T> = T extends readonly (infer Item)[]
  ? Given<Item>[]
  : T extends object
    ? { [K in keyof T as undefined extends T[K] ? never : K]: Given<T[K]> } & {
        [K in keyof T as undefined extends T[K] ? K : never]?: Given<Exclude<T[K], undefined>>
      }
    : T
