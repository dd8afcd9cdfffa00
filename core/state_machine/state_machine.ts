import { IllegalTransition } from '#core/state_machine/illegal_transition'

/** One way a state may change. */
export interface Transition<State extends string, Actor extends string = string, Facts = never> {
  from: readonly State[]
  to: State
  /** Who may do it. Absent: anybody. */
  by?: readonly Actor[]
  /** Whether it is possible, apart from the state. Absent: always. */
  when?(facts: Facts, by: Actor): boolean
}

/** A life cycle as data. An action that leads to different states is a list of transitions. */
export interface LifeCycle<State extends string, Action extends string, Actor extends string = string, Facts = never> {
  /** Shown in errors and in the history: `<plugin>.<thing>`. */
  name: string
  initial: State
  states: readonly State[]
  transitions: Record<Action, Transition<State, Actor, Facts> | readonly Transition<State, Actor, Facts>[]>
}

/** Who asks, and the facts that conditions look at. Absent: neither is looked at. */
export interface Asking<Actor extends string, Facts> {
  by: Actor
  facts: Facts
}

/** What `defineLifeCycle` makes of the data. */
export interface StateMachine<
  State extends string,
  Action extends string,
  Actor extends string = string,
  Facts = never,
> {
  readonly name: string
  readonly initial: State
  readonly states: readonly State[]
  /** The state that `action` leads to. Throws `IllegalTransition`; changes nothing itself. */
  transition(from: State, action: Action, asking?: Asking<Actor, Facts>): State
  /** The actions open in this state, in the order they were declared. */
  allowed(from: State, asking?: Asking<Actor, Facts>): Action[]
  can(from: State, action: Action, asking?: Asking<Actor, Facts>): boolean
  /** True when nothing can happen any more. */
  isFinal(state: State): boolean
  /** Narrows text from a database or a request. */
  isState(text: string): text is State
}

/**
 * Makes a machine of a life cycle. Throws at once, not at the first order, when the data contradicts itself: a state
 * that is not listed, or an action with two ways out of one state.
 */
export function defineLifeCycle<
  const State extends string,
  const Action extends string,
  const Actor extends string = string,
  Facts = never,
>(cycle: LifeCycle<State, Action, Actor, Facts>): StateMachine<State, Action, Actor, Facts> {
  const moves = movesOf(cycle)
  const known = new Set<string>(cycle.states)
  const isOpen = ({ by, when }: Transition<State, Actor, Facts>, asking?: Asking<Actor, Facts>) =>
    !asking || ((by?.includes(asking.by) ?? true) && (when?.(asking.facts, asking.by) ?? true))
  const found = (from: State, action: Action, asking?: Asking<Actor, Facts>) => {
    const move = moves.get(from)?.get(action)
    return move && isOpen(move, asking) ? move : undefined
  }
  const allowed = (from: State, asking?: Asking<Actor, Facts>) =>
    [...(moves.get(from) ?? [])].flatMap(([action, move]) => (isOpen(move, asking) ? [action] : []))

  return {
    name: cycle.name,
    initial: cycle.initial,
    states: cycle.states,
    allowed,
    can: (from, action, asking) => found(from, action, asking) !== undefined,
    isFinal: (state) => (moves.get(state)?.size ?? 0) === 0,
    isState: (text): text is State => known.has(text),
    transition(from, action, asking) {
      const move = found(from, action, asking)
      if (!move) throw new IllegalTransition(cycle.name, from, action, allowed(from, asking))
      return move.to
    },
  }
}

function movesOf<State extends string, Action extends string, Actor extends string, Facts>(
  cycle: LifeCycle<State, Action, Actor, Facts>
) {
  const moves = new Map<State, Map<Action, Transition<State, Actor, Facts>>>(cycle.states.map((s) => [s, new Map()]))
  const mustBeListed = (state: State) => {
    if (!moves.has(state)) throw new Error(`${cycle.name}: the state "${state}" is not listed`)
  }
  mustBeListed(cycle.initial)
  for (const [action, listed] of Object.entries(cycle.transitions) as [
    Action,
    Transition<State, Actor, Facts> | readonly Transition<State, Actor, Facts>[],
  ][]) {
    for (const move of 'to' in listed ? [listed] : listed) {
      mustBeListed(move.to)
      for (const state of move.from) {
        mustBeListed(state)
        if (moves.get(state)?.has(action)) {
          throw new Error(`${cycle.name}: "${action}" has two ways out of "${state}"`)
        }
        moves.get(state)?.set(action, move)
      }
    }
  }
  return moves
}
