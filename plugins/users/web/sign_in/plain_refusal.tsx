import { useEffect, useRef } from 'react'
import { fieldErrors, isFault, problemOf } from '#web/lib/problem'

/** Why a plain form was refused, in the server's words. */
export interface PlainRefusal {
  message: string
  fields: Record<string, string>
}

/** The response of an action for a refusal. @throws any other error */
export function refusalOf(error: unknown): PlainRefusal {
  const problem = problemOf(error)
  if (!problem || isFault(problem)) throw error
  return { message: problem.message, fields: fieldErrors(problem) }
}

/** The refusal above the form; it takes the focus. */
export function RefusalBox({ refusal }: { refusal: PlainRefusal }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [refusal])
  return (
    <div ref={box} role="alert" tabIndex={-1} className="border-l-4 border-negative bg-surface px-4 py-3">
      <p className="font-semibold text-negative">{refusal.message}</p>
    </div>
  )
}
