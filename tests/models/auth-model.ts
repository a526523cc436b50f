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
  /** The recovery dialog was closed once; it does not copy the e-mail again. */
  hasRecovered: boolean
}

interface Recovery {
  email: string
  answer: string | null
}

/** A call in progress, and the dialog that waits for it. */
interface Flight {
  readonly mode: Mode
  readonly username: string
  readonly password: string
  readonly from: Dialog
}

/** How the server handles a sign-in or registration. */
export interface AuthEnd {
  readonly acted: boolean
  /** The sentence of a failure in each mode; null for a usable answer. */
  readonly says: Readonly<Record<Mode, string | null>>
}

const WRONG = 'Correo o contraseña incorrectos'
const TAKEN = 'El usuario ya existe.'

/** A simple e-mail check, sufficient for the texts of the model. */
const isEmail = (text: string) => /^\S+@\S+\.\S{2,}$/.test(text)

/** The expected state of one browser: who is signed in, what is open and what was typed. */
export class AuthModel {
  place = '/reclamo-exitoso'
  session: { readonly email: string; readonly role: string | null } | null = null
  /** Stored role of a user whose token cookie is gone. */
  strayRole: string | null = null
  /** The server rejects the token. */
  isExpired = false
  dialog: Dialog | null = null
  recovery: Recovery | null = null
  flight: Flight | null = null
  readonly calls = { login: 0, register: 0, recovery: 0 }
  readonly accounts = new Map<string, Account>(
    DEMO_PEOPLE.map(({ email, name, role }) => [email, { name, role, password: DEMO_PASSWORD }]),
  )

  /** Name in the top bar. */
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

  /** Closing aborts the call: a late answer starts no session. */
  closeDialog(): void {
    this.dialog = null
    this.recovery = null
    this.flight = null
  }

  /** One press of the submit button. @returns true when a call is sent */
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

  /** Applies the outcome of the call in progress. */
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
    if (end.says.login !== null) return end.says.login
    if (account?.password !== password) return WRONG
    this.enter(username, account.role)
    this.place = '/profile'
    return null
  }

  private register({ username, password }: Flight, end: AuthEnd): string | null {
    const isTaken = this.accounts.has(username)
    if (end.acted && !isTaken) this.accounts.set(username, { password, name: null, role: 'USER' })
    if (end.says.register !== null) return end.says.register
    if (isTaken) return TAKEN
    this.enter(username, null)
    return null
  }

  enter(email: string, role: string | null): void {
    this.session = { email, role }
    this.strayRole = null
    this.isExpired = false
  }

  /** Signs out; the profile redirects home. */
  leave(strayRole: string | null = null): void {
    this.session = null
    this.strayRole = strayRole
    this.isExpired = false
    if (this.place === '/profile') this.place = '/'
  }

  /** The session ended without the user: the profile page asks to sign in again. */
  lose(strayRole: string | null = null): void {
    const isAsked = this.place === '/profile'
    this.leave(strayRole)
    if (isAsked) this.openDialog()
  }

  visit(place: string): void {
    this.place = place
    if (place === '/profile' && (this.session === null || this.isExpired)) this.lose(this.strayRole)
    // The profile supplies a missing role.
    if (place === '/profile' && this.session?.role === null) {
      const { email } = this.session
      this.session = { email, role: this.accounts.get(email)?.role ?? null }
    }
  }

  reload(): void {
    this.closeDialog()
    this.visit(this.place)
  }

  /** One press of "Enviar enlace". @returns true when a call is sent */
  askForLink(isSuccess: boolean): boolean {
    if (!this.recovery || !isEmail(this.recovery.email)) return false
    this.calls.recovery += 1
    this.recovery.answer = isSuccess
      ? 'Si el correo existe, enviaremos un enlace para restablecer la contraseña.'
      : 'Hubo un problema. Intenta nuevamente en unos minutos.'
    return true
  }
}
