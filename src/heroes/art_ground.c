/* SPDX-License-Identifier: MIT */
/* art_ground.c -- what a ground looks like that its card names a look for: fields, ways, works of war.
 *
 * All of it is drawn about the middle of a square of 48. */
#include "art.h"

static const char fields[] =
    "<g id='wheat' fill='none' stroke='#a8842f' stroke-width='1.6' opacity='.75'>"
    "<path d='M-19-14v9M-12-17v9M-4-14v9M5-17v9M12-14v9M19-16v9M-16 1v9M-8-2v9M1 2v9M9-1v9M16 2v9M-19 14v8M-11 13v9"
    "M-3 15v8M6 13v9M14 15v8'/></g>\n"
    "<g id='wheat2' fill='none' stroke='#b08d38' stroke-width='1.6' opacity='.75'>"
    "<path d='M-17-17v9M-9-14v9M0-18v9M8-14v9M16-17v9M-20 0v9M-12-1v9M-4 2v9M4-1v9M13 1v9M20-2v9M-15 14v8M-7 13v9"
    "M2 15v8M10 13v9M18 14v8'/></g>\n"
    "<g id='apple'><circle cx='2' cy='3' r='15' opacity='.22'/><circle r='15' fill='#5a7a34'/>"
    "<circle cx='-4' cy='-4' r='9' fill='#739547'/><g fill='#c8402f'><circle cx='-7' cy='4' r='1.8'/>"
    "<circle cx='5' cy='-6' r='1.8'/><circle cx='7' cy='5' r='1.8'/><circle cx='-2' cy='-9' r='1.8'/></g></g>\n"
    "<g id='beds'><path d='M-19-14h38M-19-3h38M-19 8h38M-19 18h38' stroke='#5d4a2a' stroke-width='5' opacity='.55'/>"
    "<g fill='#6f9a3e'><circle cx='-14' cy='-14' r='3'/><circle cx='-4' cy='-14' r='3'/><circle cx='7' cy='-14' r='3'/>"
    "<circle cx='16' cy='-3' r='3'/><circle cx='-9' cy='-3' r='3'/><circle cx='3' cy='8' r='3'/>"
    "<circle cx='-15' cy='8' r='3'/><circle cx='11' cy='18' r='3'/><circle cx='-5' cy='18' r='3'/></g></g>\n"
    "<g id='reeds' fill='none' stroke='#56703b' stroke-width='2' stroke-linecap='round'>"
    "<path d='M-14-4l-2-9M-12-4v-10M-10-4l2-9M8 12l-2-9M10 12V2M12 12l2-9M10-12l-1-6M12-12l2-6'/>"
    "<path d='M-18 9h10M-2-16h9M3 0h8' stroke='#9fc3c6' stroke-width='1.5'/></g>\n"
    "<g id='stack'><ellipse cx='2' cy='4' rx='18' ry='16' opacity='.25'/><circle r='16' fill='#d2ab48'/>"
    "<circle cx='-3' cy='-3' r='10' fill='#e3c267'/><path d='M-11 0q11-6 22 0M-9 7q9-5 18 0M-8-7q8-5 16 0' fill='none' "
    "stroke='#a8842f'/></g>\n"
    "<g id='trunks' stroke='#553b20' stroke-width='1.2'><rect x='-21' y='-15' width='42' height='9' rx='4' "
    "fill='#8c6439'/><rect x='-21' y='-5' width='42' height='9' rx='4' fill='#7d5832'/>"
    "<rect x='-21' y='5' width='42' height='9' rx='4' fill='#8c6439'/></g>\n"
    "<g id='graves' fill='#c9c6bb' stroke='#716d60'><path d='M-15-6v-8q4-5 8 0v8zM6-8v-8q4-5 8 0v8zM-6 14V6q4-5 8 0v8z"
    "M13 17V9q3-4 6 0v8z'/></g>\n";

static const char ways[] =
    "<g id='stones' fill='none' stroke='#8f8672' stroke-width='1'><path d='M-24-12h48M-24 0h48M-24 12h48M-10-24v12"
    "M8-24v12M-18-12V0M0-12V0M17-12V0M-10 0v12M9 0v12M-17 12v12M2 12v12M18 12v12'/></g>\n"
    "<g id='ruts' fill='none' stroke='#ab9869' stroke-width='2' opacity='.6'><path d='M-14-8l6 2M5-14l7 1M-6 5l8 2"
    "M9 12l6 1M-16 16l7-1'/></g>\n"
    "<g id='deck'><path d='M-20-24v48M-12-24v48M-4-24v48M4-24v48M12-24v48M20-24v48' stroke='#6b5030' "
    "stroke-width='1.5'/></g>\n"
    "<g id='rails' fill='none'><path d='M-20-13v26M-12-13v26M-4-13v26M4-13v26M12-13v26M20-13v26' stroke='#5b4730' "
    "stroke-width='4'/><path d='M-24-8h48M-24 8h48' stroke='#4c4f52' stroke-width='3'/>"
    "<path d='M-24-8.5h48M-24 7.5h48' stroke='#b9bdc0' stroke-width='1'/></g>\n"
    "<g id='grains' fill='#bfa978'><circle cx='-12' cy='-10' r='1.2'/><circle cx='8' cy='-15' r='1'/>"
    "<circle cx='14' cy='2' r='1.3'/><circle cx='-6' cy='6' r='1'/><circle cx='-17' cy='15' r='1.2'/>"
    "<circle cx='6' cy='17' r='1.1'/></g>\n"
    "<g id='ripples' fill='none' stroke='#b09a63' stroke-width='2' opacity='.8'><path d='M-20 10q8-22 20-22t20 22"
    "M-12 12q5-13 12-13t12 13'/><path d='M-18 17q3-5 6-7M9 16q3-4 5-6' stroke='#7f8f45'/></g>\n"
    "<g id='shallows' fill='none' stroke='#e4f1f2' stroke-width='1.6' stroke-linecap='round'>"
    "<path d='M-16-8q4-4 8 0t8 0M-2 8q4-4 8 0t8 0'/><g fill='#a39a86' stroke='#736b5a' stroke-width='1'>"
    "<circle cx='-11' cy='8' r='4'/><circle cx='9' cy='-9' r='5'/><circle cx='14' cy='14' r='3'/></g></g>\n"
    "<g id='slope' fill='none' stroke='#5f6d38' stroke-width='2' opacity='.8'><path d='M-18-16l-3 14M-9-16l-3 14"
    "M0-16l-3 14M9-16l-3 14M18-16l-3 14M-15 4l-3 14M-6 4l-3 14M3 4L0 18M12 4L9 18M21 4l-3 14'/></g>\n";

static const char works[] =
    "<g id='cut' fill='#4b3d26' opacity='.85'><path d='M-24-7Q-12-11 0-7t24 0V8Q12 12 0 8t-24 0z'/></g>\n"
    "<g id='hole'><ellipse rx='15' ry='13' fill='#b49d68'/><ellipse rx='10' ry='8' fill='#4b3d26'/>"
    "<g transform='translate(0 5)'><use href='#bag' x='-9' y='-18'/><use href='#bag' x='5' y='-19'/></g></g>\n"
    "<g id='boards'><path d='M-24-15h48' stroke='#5b4730' stroke-width='3'/>"
    "<path d='M-18-22v9M-6-22v9M6-22v9M18-22v9' stroke='#7d5c35' stroke-width='3'/></g>\n"
    "<g id='wire' fill='none' stroke='#4c4b45' stroke-width='1.5'><circle cx='-16' r='8'/><circle cx='-8' r='8'/>"
    "<circle r='8'/><circle cx='8' r='8'/><circle cx='16' r='8'/><path d='M-24-14l8 24M0-14l-2 24M24-14l-6 24' "
    "stroke='#6b5030' stroke-width='2.5'/></g>\n"
    "<g id='hedgehog' stroke='#463f3a' stroke-width='4.5' stroke-linecap='round'><path d='M-14-10l28 22M14-10l-28 22"
    "M0-17v33'/><path d='M-14-11l28 22M14-11l-28 22' stroke='#8d7f73' stroke-width='1.2'/></g>\n"
    "<g id='crater'><circle r='17' fill='#8e7a4f'/><circle r='12' fill='#5e4d2e'/><circle cx='2' cy='2' r='7' "
    "fill='#41341f'/><path d='M-20-4l-4-2M18-9l5-3M-6 19l-2 5M12 15l3 5' stroke='#8e7a4f' stroke-width='3'/></g>\n"
    "<g id='wreck'><ellipse cx='2' cy='4' rx='21' ry='13' opacity='.3'/><path d='M-20-9h30l10 8v10h-40z' "
    "fill='#4a4640' stroke='#26231f' stroke-width='2'/><circle cx='-3' r='6' fill='#2f2c28'/>"
    "<path d='M3 0l20-7' stroke='#2f2c28' stroke-width='3'/><path d='M-14-6l6 4M8 4l6 3' stroke='#a8552c' "
    "stroke-width='2'/></g>\n";

void art_print_grounds(struct grog_text *out) { grog_print(out, "%s%s%s", fields, ways, works); }
