import { IllegalTransition } from '#core/state_machine/illegal_transition'

/** One way a state may change. */
export interface Transition<State extends string> {
  from: readonly State[]
  to: State
}

/** A life cycle as data. An action that leads to different states is a list of transitions. */
export interface LifeCycle<State extends string, Action extends string> {
  /** Shown in errors and in the history: `<plugin>.<thing>`. */
  name: string
  initial: State
  states: readonly State[]
  transitions: Record<Action, Transition<State> | readonly Transition<State>[]>
}

/** What `defineLifeCycle` makes of the data. */
export interface StateMachine<State extends string, Action extends string> {
  readonly name: string
  readonly initial: State
  readonly states: readonly State[]
  /** The state that `action` leads to. Throws `IllegalTransition`; changes nothing itself. */
  transition(from: State, action: Action): State
  /** The actions open in this state, in the order they were declared. */
  allowed(from: State): Action[]
  can(from: State, action: Action): boolean
  /** True when nothing can happen any more. */
  isFinal(state: State): boolean
  /** Narrows text from a database or a request. */
  isState(text: string): text is State
}

/**
 * Makes a machine of a life cycle. Throws at once, not at the first order, when the data contradicts itself: a state
 * that is not listed, or an action with two ways out of one state.
 */
export function defineLifeCycle<const State extends string, const Action extends string>(
  cycle: LifeCycle<State, Action>
): StateMachine<State, Action> {
  const moves = movesOf(cycle)
  const known = new Set<string>(cycle.states)
  const allowed = (from: State) => [...(moves.get(from)?.keys() ?? [])]

  return {
    name: cycle.name,
    initial: cycle.initial,
    states: cycle.states,
    allowed,
    can: (from, action) => moves.get(from)?.has(action) ?? false,
    isFinal: (state) => (moves.get(state)?.size ?? 0) === 0,
    isState: (text): text is State => known.has(text),
    transition(from, action) {
      const to = moves.get(from)?.get(action)
      if (to === undefined) throw new IllegalTransition(cycle.name, from, action, allowed(from))
      return to
    },
  }
}

function movesOf<State extends string, Action extends string>(cycle: LifeCycle<State, Action>) {
  const moves = new Map<State, Map<Action, State>>(cycle.states.map((s) => [s, new Map()]))
  const mustBeListed = (state: State) => {
    if (!moves.has(state)) throw new Error(`${cycle.name}: the state "${state}" is not listed`)
  }
  mustBeListed(cycle.initial)
  for (const [action, listed] of Object.entries(cycle.transitions) as [
    Action,
    Transition<State> | readonly Transition<State>[],
  ][]) {
    for (const { from, to } of 'to' in listed ? [listed] : listed) {
      mustBeListed(to)
      for (const state of from) {
        mustBeListed(state)
        if (moves.get(state)?.has(action)) {
          throw new Error(`${cycle.name}: "${action}" has two ways out of "${state}"`)
        }
        moves.get(state)?.set(action, to)
      }
    }
  }
  return moves
}
