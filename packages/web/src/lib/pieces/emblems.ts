import { st, sym } from './symbol.ts'

/** What stands for the app itself and for its doors. */
export function emblemSymbols(): string[] {
  return [
    sym(
      'castle',
      `<path d="M8 14H24V29.6H8Z" fill="#cfc4b2" ${st('#5c5348')}/><path d="M2.6 12.4H10.4V29.6H2.6ZM21.6 12.4H29.4V29.6H21.6Z" fill="#e2d8c6" ${st('#5c5348')}/><path d="M1.6 12.4 6.5 4.6 11.4 12.4ZM20.6 12.4 25.5 4.6 30.4 12.4Z" fill="#b8503a" ${st('#6c2516')}/><path d="M11.4 14V10.4H13.6V12.2H15V10.4H17V12.2H18.4V10.4H20.6V14" fill="#cfc4b2" ${st('#5c5348', 1.4)}/><path d="M13.2 29.6V23.4A2.8 2.8 0 0 1 18.8 23.4V29.6Z" fill="#5a3817"/><path d="M6.5 17V20M25.5 17V20" ${st('#5c5348', 2)}/><path d="M16 10V2.4L21 4.4 16 6.4" fill="#e7b53c" ${st('#6b4a12', 1.2)}/>`,
    ),
    sym(
      'chronicle',
      `<path d="M16 8.4C12 5.2 7 4.6 2.4 5.6V26.4C7 25.4 12 26 16 29.2 20 26 25 25.4 29.6 26.4V5.6C25 4.6 20 5.2 16 8.4Z" fill="#fbf0d5" ${st('#6b3a22', 1.8)}/><path d="M16 8.4V29" ${st('#6b3a22', 1.6)}/><path d="M5.6 10.6C8.4 10.2 11 10.8 13 12M5.6 14.8C8.4 14.4 11 15 13 16.2M5.6 19C8.4 18.6 11 19.2 13 20.4M19 12C21 10.8 23.6 10.2 26.4 10.6M19 16.2C21 15 23.6 14.4 26.4 14.8" fill="none" ${st('#a98b5c', 1.5)}/><path d="M21.6 5.4V14L23.6 12.2 25.6 13.8V5" fill="#c8382f" ${st('#8c211f', 1)}/>`,
    ),
    sym(
      'bot',
      `<path d="M16 3.4V7" ${st('#5a3817', 1.8)}/><circle cx="16" cy="3" r="1.9" fill="#cb4f3a" ${st('#8c211f', 1)}/><rect x="6.4" y="7" width="19.2" height="14.6" rx="5" fill="#e3b478" ${st('#5a3817')}/><rect x="9.4" y="10.4" width="13.2" height="7.6" rx="3.4" fill="#fbf3e0" ${st('#8a5a33', 1.2)}/><circle cx="13" cy="14.2" r="1.7" fill="#33261c"/><circle cx="19" cy="14.2" r="1.7" fill="#33261c"/><path d="M4 13.4V17M28 13.4V17" ${st('#5a3817', 2.4)}/><path d="M9.6 21.6H22.4L24.6 30H7.4Z" fill="#c58c4c" ${st('#5a3817')}/><path d="M13 25.6H19" ${st('#5a3817', 1.6)}/>`,
    ),
  ]
}
