import { DEMO_PASSWORD, DEMO_PEOPLE } from '@/config/demo-people'

export type Mode = 'login' | 'register'

interface Account {
  readonly password: string
  readonly name: string | null
  readonly role: string
}

interface Dialog {
  mode: Mode
  username: string
  password: string
  repeat: string
  hasTerms: boolean
  failure: { readonly mode: Mode; readonly text: string } | null
  /** The recovery was closed once: it takes the e-mail over no more. */
  hasRecovered: boolean
}

interface Recovery {
  email: string
  answer: string | null
}

/** A call on its way, and the dialog that waits for it. */
interface Flight {
  readonly mode: Mode
  readonly username: string
  readonly password: string
  readonly from: Dialog
}

/** How the server met a sign-in or a registration. */
export interface AuthEnd {
  /** Whether it did the work, and whether its answer can be used. */
  readonly acted: boolean
  readonly answered: boolean
  /** What it says about a refusal, by SPEC 8 shown in register mode alone. */
  readonly detail?: string
  readonly isUnauthorized?: boolean
}

const UNKNOWN = 'Error desconocido'
const WRONG = 'Correo o contraseña incorrectos'
const TAKEN = 'El usuario ya existe.'

/** Whether a text is good enough for an e-mail field; the texts of the model need no more. */
const isEmail = (text: string) => /^\S+@\S+\.\S{2,}$/.test(text)

/** A plain account of one browser: who is signed in, what is open and what was typed. */
export class AuthModel {
  place = '/reclamo-exitoso'
  session: { readonly email: string; readonly role: string | null } | null = null
  /** The role of somebody whose token the browser has lost. */
  strayRole: string | null = null
  /** The server does not take the token any more. */
  isExpired = false
  dialog: Dialog | null = null
  recovery: Recovery | null = null
  flight: Flight | null = null
  readonly calls = { login: 0, register: 0, recovery: 0 }
  readonly accounts = new Map<string, Account>(
    DEMO_PEOPLE.map(({ email, name, role }) => [email, { name, role, password: DEMO_PASSWORD }]),
  )

  /** What the top bar calls the person. */
  get shownName(): string | null {
    if (!this.session) return null
    return this.accounts.get(this.session.email)?.name ?? this.session.email
  }

  openDialog(): void {
    this.dialog = {
      mode: 'login',
      username: '',
      password: '',
      repeat: '',
      hasTerms: false,
      failure: null,
      hasRecovered: false,
    }
  }

  /** Whoever closes it gives up its call: a late answer signs nobody in. */
  closeDialog(): void {
    this.dialog = null
    this.recovery = null
    this.flight = null
  }

  /** One press of the form's button: true when a call leaves. */
  submit(): boolean {
    const { dialog } = this
    if (!dialog || this.flight) return false
    const { mode, username, password, repeat, hasTerms } = dialog
    const isRegistered = mode === 'login' || (repeat === password && hasTerms)
    if (!isEmail(username) || password === '' || !isRegistered) return false
    this.flight = { mode, username, password, from: dialog }
    this.calls[mode] += 1
    dialog.failure = null
    return true
  }

  /** The answer, or its absence, to the call on its way. */
  end(end: AuthEnd): void {
    const { flight } = this
    if (!flight) return
    this.flight = null
    const failure = flight.mode === 'login' ? this.signIn(flight, end) : this.register(flight, end)
    if (failure === null) this.closeDialog()
    else flight.from.failure = { mode: flight.mode, text: failure }
  }

  private signIn({ username, password }: Flight, end: AuthEnd): string | null {
    const account = this.accounts.get(username)
    if (end.isUnauthorized === true) return WRONG
    if (!end.answered) return UNKNOWN
    if (account?.password !== password) return WRONG
    this.enter(username, account.role)
    this.place = '/profile'
    return null
  }

  private register({ username, password }: Flight, end: AuthEnd): string | null {
    const isTaken = this.accounts.has(username)
    if (end.acted && !isTaken) this.accounts.set(username, { password, name: null, role: 'USER' })
    if (!end.answered) return end.detail ?? UNKNOWN
    if (isTaken) return TAKEN
    this.enter(username, null)
    return null
  }

  enter(email: string, role: string | null): void {
    this.session = { email, role }
    this.strayRole = null
    this.isExpired = false
  }

  /** Nobody is signed in any more; the profile leads home. */
  leave(strayRole: string | null = null): void {
    this.session = null
    this.strayRole = strayRole
    this.isExpired = false
    if (this.place === '/profile') this.place = '/'
  }

  /** The session is gone and nobody ended it: whoever is at the profile is asked to sign in again. */
  lose(strayRole: string | null = null): void {
    const isAsked = this.place === '/profile'
    this.leave(strayRole)
    if (isAsked) this.openDialog()
  }

  visit(place: string): void {
    this.place = place
    if (place === '/profile' && (this.session === null || this.isExpired)) this.lose(this.strayRole)
    // The profile names the role of whoever has none stored.
    if (place === '/profile' && this.session?.role === null) {
      const { email } = this.session
      this.session = { email, role: this.accounts.get(email)?.role ?? null }
    }
  }

  reload(): void {
    this.closeDialog()
    this.visit(this.place)
  }

  /** One press of "Enviar enlace": true when a call leaves. */
  askForLink(isSuccess: boolean): boolean {
    if (!this.recovery || !isEmail(this.recovery.email)) return false
    this.calls.recovery += 1
    this.recovery.answer = isSuccess
      ? 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.'
      : 'Hubo un problema. Intenta nuevamente en unos minutos.'
    return true
  }
}
