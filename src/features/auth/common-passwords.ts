import { keysOf } from '#shared/russian/keyboard.ts';

/**
 * Passwords that leaks name most often, in the world and in Russia, from six characters on. Each stands as the keys by which
 * it is typed, so that a word counts in either layout: `gfhjkm` is the Russian for "password".
 */
const COMMON = new Set(
  `
'kbpf,tn 000000 0000000 00000000 010203 0123456789 0987654321 101010 102030 111111 1111111 11111111 111111111 111222
112233 11223344 121212 12121212 123123 123123123 123123a 123321 12341234 12344321 123454321 123456 1234567 12345678
123456789 1234567890 123456a 123456q 12345a 12345q 12345qwert 1234qwer 123654 123654789 123789 123abc 123asd 123qwe
123qwe123 123qweasd 123qweasdzxc 123qwerty 124578 131313 134679 142536 147147 147258 147258369 147852 147852369 159357
159753 159951 18atcskd2w 19871987 1a2b3c 1q1q1q 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz1qaz 1qaz2wsx 1qaz2wsx3edc
1qazxsw2 20002000 202020 212121 222222 22222222 232323 252525 321321 321654 333333 33333333 3rjs1la7qe 444444 454545
456456 456789 555555 55555555 555666 654321 666666 66666666 686868 696969 741852 741852963 753951 7654321 777777
7777777 77777777 777888 789456 789456123 789789 852456 87654321 888888 88888888 963852 963852741 987654 987654321
9876543210 999999 99999999 a12345 a123456 a1234567 a123456789 aa12345678 aaaaaa abc123 abcd1234 abcdef abcdefg access
admin1 admin123 adminadmin administrator aleksandr aleksey alexander amanda anastasia andrea andrew andrey asd123
asdasd asdf1234 asdfgh asdfghj asdfghjkl asdfjkl asdqwe123 ashley austin azerty bailey baseball basketball batman
bcnjhbz bhbyf1 buster cdtnkfyf cfvceyu cgfhnfr charlie cheese chelsea chocolate cj,frf cjkysirj cjkywt computer
cska123 ctuhtq dallas daniel dinamo dkflbvbh dmitry dragon ekaterina elephant eminem fktrcfylh fktrctq flower flvby1
flvby123 football freedom friends fuckyou fvthbrf fy.nrf fyfcnfcbz fylhtq fylhtq1 george gfgfvfvf gfhjkm gfhjkm1
gfhjkm123 gfhjkmgfhjkm ghbdtn ghbdtn123 ginger google hannah harley hello123 hellohello hjccbz hockey hunter iloveyou
iloveyou1 internet jennifer jessica jkmuf1 jlyjrkfccybrb jordan jordan23 joshua justin k.,bvfz k.,bvsq k.,jdm
k.,k.nt,z k.lvbkf killer kjrjvjnbd klaster koshka kotenok krasota kristina lbyfvj letmein liverpool ljcneg login123
lokomotiv london lovelove lovely loveme lvbnhbq lyubov maggie maksim marina martin master matrix matthew maverick
mercedes merlin michael michelle mickey monkey monster moscow moskva mustang naruto nastya natasha nfnmzyf nicole
nikita ninja123 nothing ntcnntcn orange p@ssw0rd p@ssword pa55word parol1 parol123 parolparol pass123 pass1234
passw0rd passwd password password! password1 password12 password123 password1234 patrick pepper pf,skf pfqxbr pokemon
princess privet privet123 purple q12345 q123456 q1234567 q1q1q1 q1w2e3 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qaz123 qazqaz
qazwsx qazwsx123 qazwsxedc qazxsw qazxswedc qqqqqq qw123456 qwaszx qwe123 qwe123qwe qweasd qweasd123 qweasdzxc qweqwe
qweqweqwe qwer1234 qwerqwer qwert1 qwert123 qwert12345 qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345
qwerty123456 qwerty321 qwerty777 qwertyqwerty qwertyui qwertyuiop qwertyuiop[] ranger rfnthbyf rhbcnbyf rhfcjnf
rjirf123 rjntyjr rjvgm.nth robert rossiya russia samantha samsung scorpion secret secret123 sergey shadow slipknot
snoopy sobaka soccer solnce solnishko solnyshko sparky spartak spider ssssss stalker starwars summer sunshine super123
superman svetlana tatiana tatyana taylor test123 test1234 testtest thomas thunder tigger tinkle tktyf1 tktyf123
trustno1 valentina vfhbyf vfhbyf123 vfksirf vfrcbv vfrcbv1 vfvfgfgf vfvfvfvf vfvjxrf victoria vjcrdf vladimir welcome
welcome1 whatever william windows xxxxxx yamaha yankees ybrbnf yfcnz1 yfnfif yfnfif123 yfnfkmz ytcrf;e ytgjvy. ytpyf.
ytrewq zaichik zaq123 zaq12wsx zaqwsx zenitzenit zxc123 zxcasd zxcasdqwe zxcv1234 zxcvbn zxcvbnm zxcvbnm123 zxczxc
zzzzzz
`
    .trim()
    .split(/\s+/)
    .map(keysOf),
);

/** True for a password that is among the first to be tried: in either layout, in any letter case. */
export const isCommonPassword = (password: string): boolean => COMMON.has(keysOf(password.trim()));
